import { AppError } from '#src/base/errors.ts'
import {
  CHANNELS,
  SOURCE,
  type Channel,
  type CreateAgentFields,
  createAgentFields,
  dryRunField,
} from '#src/contract/api/agents-contract.ts'
import { emailAddress, foldEmail } from '#src/contract/api/email.ts'
import { isBlank, parseInput, toObject } from '../wire/parse-input.ts'

export interface CreateAgentInput extends CreateAgentFields {
  /** Lowercase; undefined only with an API key. */
  email: string | undefined
  channels: Channel[]
}

/** Reports whether a creation request asks for a dry run. */
export function isDryRun(body: unknown): boolean {
  return parseInput(dryRunField, toObject(body)).dry_run ?? false
}

const SOURCE_CHARACTERS = 32

/** Parses a creation request, with the checks in the order and the messages that the API promises. */
export function parseCreateAgent(body: unknown, hasKey: boolean): CreateAgentInput {
  const sent = toObject(body)
  if (isBlank(sent['company_name']) || (!hasKey && isBlank(sent['email']))) {
    throw new AppError('missing_field', 'email and company_name are required')
  }
  const email = parseEmail(sent['email'])
  checkSource(sent['source'])
  const channels = parseChannels(sent['deploy_channels'])
  return { ...parseInput(createAgentFields, sent), email, channels }
}

function parseEmail(email: unknown): string | undefined {
  if (isBlank(email)) return undefined
  const parsed = emailAddress.safeParse(typeof email === 'string' ? email.trim() : email)
  if (!parsed.success) throw new AppError('invalid_email', 'Invalid email format')
  return foldEmail(parsed.data)
}

function checkSource(source: unknown): void {
  if (isBlank(source) || (typeof source === 'string' && source.length <= SOURCE_CHARACTERS && SOURCE.test(source)))
    return
  throw new AppError('invalid_input', 'Invalid source')
}

function parseChannels(sent: unknown): Channel[] {
  if (isBlank(sent)) return [...CHANNELS]
  const named: unknown[] = Array.isArray(sent) ? sent : []
  const channels = CHANNELS.filter((channel) => named.includes(channel))
  if (channels.length === 0 || channels.length < new Set(named).size)
    throw new AppError('invalid_input', 'deploy_channels must name at least one of webchat, whatsapp and nothing else')
  return channels
}
