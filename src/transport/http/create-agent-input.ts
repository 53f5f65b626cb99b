import { AppError } from '#src/base/errors.ts'
import { CHANNELS, SOURCE, type Channel, type CreateAgentFields, createAgentFields } from '#src/contract/api/agents-contract.ts'
import { emailAddress, foldEmail } from '#src/contract/api/email.ts'
import { isBlank, parseInput } from './parse-input.ts'

export interface CreateAgentInput extends CreateAgentFields {
  /** Letter case folded; undefined only with an API key. */
  email: string | undefined
  channels: Channel[]
}

const SOURCE_CHARACTERS = 32

/** A creation request, checked in the order and refused in the words that the API promises. */
export function parseCreateAgent(body: unknown, hasKey: boolean): CreateAgentInput {
  const sent = toObject(body)
  if (isBlank(sent['company_name']) || (!hasKey && isBlank(sent['email']))) {
    throw new AppError('invalid_input', 'email and company_name are required')
  }
  const email = parseEmail(sent['email'])
  const fields = parseInput(createAgentFields, sent)
  checkSource(fields.source)
  return { ...fields, email, channels: parseChannels(fields.deploy_channels) }
}

function checkSource(source: string | undefined): void {
  if (source === undefined || (source.length <= SOURCE_CHARACTERS && SOURCE.test(source))) return
  throw new AppError('invalid_input', 'Invalid source')
}

/** The body as an object: nothing sent is an empty one. */
export function toObject(body: unknown): Record<string, unknown> {
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) throw new AppError('invalid_input', 'Request body must be a JSON object')
  return body as Record<string, unknown>
}

function parseEmail(email: unknown): string | undefined {
  if (isBlank(email)) return undefined
  const parsed = emailAddress.safeParse(email)
  if (!parsed.success) throw new AppError('invalid_input', 'Invalid email format')
  return foldEmail(parsed.data)
}

function parseChannels(sent: string[] | undefined): Channel[] {
  if (sent === undefined) return [...CHANNELS]
  const channels = CHANNELS.filter((channel) => sent.includes(channel))
  const unknown = sent.some((channel) => !CHANNELS.includes(channel as Channel))
  if (unknown || channels.length === 0)
    throw new AppError('invalid_input', 'deploy_channels must name at least one of webchat, whatsapp and nothing else')
  return channels
}
