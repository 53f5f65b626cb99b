import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MessageResponse, SessionResponse } from '#src/contract/chat/chat-contract.ts'
import { callApi, startFoyer } from '../bench/support/foyer-process.ts'
import { type Owner, signInToDemo } from './demo-owner.ts'
import { type Conversation, printConversations, type Turn } from './everyday-report.ts'
import { serveSite } from './served-site.ts'

/** Messages that visitors write on a phone, and the contact details they give. */
interface Messages {
  messages: string[]
  contacts: string[]
}

interface Business extends Messages {
  name: string
  widgetKey: string
  agentId: string
}

const GAPS_SECONDS = [0.3, 1, 3]
const LIMITS = { CHAT_PER_VISITOR_PER_HOUR: '100000', CHAT_PER_ADDRESS_PER_HOUR: '100000', TRIAL_MESSAGES: '100000' }

/**
 * Sends everyday messages through the chat API to the sample, to the demo agent and, if given, to the website in a
 * folder. It prints each reply for reading, and counts the faults that a rule can detect.
 */
export async function evaluateEveryday([siteFolder, messagesFile]: readonly string[]): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-everyday-'))
  try {
    const environment = { DATA_DIR: dataDir, PORT: String(await findFreePort()), ...LIMITS }
    await using foyer = await startFoyer(environment)
    const owner = await signInToDemo(foyer.origin, environment)
    const businesses = [
      await createBusiness(owner, { name: 'sample', website: `${foyer.origin}/sample/` }, readMessages('sample')),
      await findDemo(owner),
    ]
    await using site = siteFolder ? await serveSite(siteFolder) : undefined
    if (site && siteFolder) {
      const name = basename(siteFolder).replaceAll('-', ' ')
      businesses.push(await createBusiness(owner, { name, website: site.origin }, readMessages(messagesFile ?? '')))
    }
    const conversations = await Promise.all(
      businesses.flatMap((business) => GAPS_SECONDS.map((gap) => converse(owner, business, gap))),
    )
    for (const { name } of businesses) printConversations(conversations.filter((one) => one.businessName === name))
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function readMessages(nameOrFile: string): Messages {
  const file = nameOrFile.endsWith('.json') ? nameOrFile : `eval/everyday/${nameOrFile}.json`
  return JSON.parse(readFileSync(file, 'utf8')) as Messages
}

/** `foyer demo` reads the sample from the URL with PORT, so the port must be known before the start. */
async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

interface AgentRecord {
  agent_id: string
  company_name: string
  webchat_widget_key: string
}

async function findDemo(owner: Owner): Promise<Business> {
  const { data } = await owner.get<{ data: AgentRecord[] }>('/agents?limit=100')
  const demo = data.at(-1)
  if (!demo) throw new Error('the demo made no agent')
  return { name: 'demo', agentId: demo.agent_id, widgetKey: demo.webchat_widget_key, ...readMessages('demo') }
}

async function createBusiness(
  owner: Owner,
  { name, website }: { name: string; website: string },
  messages: Messages,
): Promise<Business> {
  const created = await owner.post<{ agent_id: string; webchat_widget_key: string }>('/agents', {
    company_name: name === 'sample' ? 'Tidewheel Pottery' : name,
    website_url: website,
  })
  return { name, agentId: created.agent_id, widgetKey: created.webchat_widget_key, ...messages }
}

/** Sends all messages as one visitor, each after the reply to the one before and at least `gapSeconds` after it. */
async function converse(owner: Owner, business: Business, gapSeconds: number): Promise<Conversation> {
  const session = await callApi<SessionResponse>(owner.origin, '/chat/sessions', {
    widget_key: business.widgetKey,
    locale: 'en-GB',
  })
  const bearer = { authorization: `Bearer ${session.session_token}` }
  const say = async (said: string): Promise<Turn> => {
    const startedAt = performance.now()
    const { message } = await callApi<MessageResponse>(owner.origin, '/chat/messages', { text: said }, bearer)
    return { said, reply: message, seconds: (performance.now() - startedAt) / 1000 }
  }
  const turns: Turn[] = []
  for (const message of business.messages) {
    const [turn] = await Promise.all([say(message), sleep(gapSeconds * 1000)])
    turns.push(turn)
  }
  const lostContacts = await findLostContacts(owner, business, session.conversation_id)
  const taps: Turn[] = []
  const offered = new Set(turns.flatMap(({ reply }) => reply?.suggestions ?? []).map(({ text }) => text))
  for (const text of offered) taps.push(await say(text))
  return { businessName: business.name, gapSeconds, turns, taps, lostContacts }
}

/** Returns the contact details that the visitor gave and that no lead of the conversation has. */
async function findLostContacts(owner: Owner, business: Business, conversationId: string): Promise<string[]> {
  const { data } = await owner.get<{ data: { conversation_id: string }[] }>(
    `/leads?agent_id=${business.agentId}&limit=100`,
  )
  const stored = digitsIn(JSON.stringify(data.filter((lead) => lead.conversation_id === conversationId)))
  return business.contacts.filter((contact) => !stored.includes(digitsIn(contact).slice(-9)))
}

const digitsIn = (text: string): string => text.replace(/\D/g, '')
