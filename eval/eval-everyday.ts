import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, extname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { ChatMessage, MessageResponse, SessionResponse } from '#src/contract/chat/chat-contract.ts'
import { callApi, startFoyer } from '../bench/support/foyer-process.ts'
import { type HttpHandler, startLoopbackServer } from '../scripts/loopback-server.ts'

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

/** A visitor's message and its result. */
interface Turn {
  said: string
  reply: ChatMessage | undefined
  seconds: number
}

interface Conversation {
  business: Business
  gapSeconds: number
  turns: Turn[]
  taps: Turn[]
  lostContacts: string[]
}

const GAPS_SECONDS = [0.3, 1, 3]
const DEMO_EMAIL = 'owner@tidewheel.example'
/** A shorter reply may repeat, such as "You're welcome!". */
const SHORT_REPLY = 60

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
    await using site = await startLoopbackServer(serveFolder(siteFolder ?? 'sample'))
    const businesses = [
      await createBusiness(owner, { name: 'sample', website: `${foyer.origin}/sample/` }, readMessages('sample')),
      await findDemo(owner),
      ...(siteFolder
        ? [
            await createBusiness(
              owner,
              { name: basename(siteFolder).replaceAll('-', ' '), website: site.origin },
              readMessages(messagesFile ?? ''),
            ),
          ]
        : []),
    ]
    const conversations = await Promise.all(
      businesses.flatMap((business) => GAPS_SECONDS.map((gap) => converse(owner, business, gap))),
    )
    for (const business of businesses) printBusiness(conversations.filter((one) => one.business === business))
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const LIMITS = { CHAT_PER_VISITOR_PER_HOUR: '100000', CHAT_PER_ADDRESS_PER_HOUR: '100000', TRIAL_MESSAGES: '100000' }

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.txt': 'text/plain', '.xml': 'text/xml' }

/** Serves the files of a folder as a website. */
function serveFolder(folder: string): HttpHandler {
  const root = resolve(folder)
  return ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://site.test')
    const file = join(root, decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname))
    const type = TYPES[extname(file)]
    if (!type || !file.startsWith(root) || !existsSync(file)) return response.writeHead(404).end()
    return response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(readFileSync(file))
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

/** The owner of the demo agent, with a session cookie. */
interface Owner {
  origin: string
  get<T>(path: string): Promise<T>
  post<T>(path: string, body: unknown): Promise<T>
}

async function signInToDemo(origin: string, environment: Record<string, string>): Promise<Owner> {
  const { stdout } = await promisify(execFile)(process.execPath, ['src/cli.ts', 'demo', '--email', DEMO_EMAIL], {
    env: { ...process.env, ...environment },
  })
  const [, token = ''] = /signin=([\w-]+)/.exec(stdout) ?? []
  const own = origin.replace('127.0.0.1', 'localhost')
  const call = async (method: string, path: string, body: unknown, cookie: string): Promise<Response> => {
    const response = await fetch(`${own}${path}`, {
      method,
      headers: { 'content-type': 'application/json', origin: own, cookie },
      body: body === undefined ? null : JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
    return response
  }
  const signedIn = await call('POST', '/api/v1/app/signin/link', { token }, '')
  const cookie = signedIn.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ')
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
    (await (await call(method, `/api/v1/owner${path}`, body, cookie)).json()) as T
  return { origin, get: (path) => ask('GET', path), post: (path, body) => ask('POST', path, body) }
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
  const leads = await owner.get<{ data: { conversation_id: string }[] }>(
    `/leads?agent_id=${business.agentId}&limit=100`,
  )
  const stored = digitsIn(JSON.stringify(leads.data.filter((lead) => lead.conversation_id === session.conversation_id)))
  const lostContacts = business.contacts.filter((contact) => !stored.includes(digitsIn(contact).slice(-9)))
  const taps: Turn[] = []
  const offered = new Set(turns.flatMap(({ reply }) => reply?.suggestions ?? []).map(({ text }) => text))
  for (const text of offered) taps.push(await say(text))
  return { business, gapSeconds, turns, taps, lostContacts }
}

const digitsIn = (text: string): string => text.replace(/\D/g, '')

const textOf = ({ reply }: Turn): string => reply?.text.trim() ?? ''

/** Returns what is plainly wrong with a reply, or ''. */
function faultOf(turn: Turn, before: readonly Turn[]): string {
  const { reply } = turn
  if (!reply || textOf(turn) === '') return 'EMPTY'
  const hasContact = (reply.actions?.length ?? 0) > 0 || /@|\d[\d\s.-]{6,}\d/.test(reply.text)
  if (!reply.answered && !reply.suggestions && !hasContact) return 'BARE REFUSAL'
  const isRepeated = before.map(textOf).some((text) => text.length > SHORT_REPLY && textOf(turn).includes(text))
  return isRepeated ? 'REPEATED' : ''
}

const isAnswered = ({ reply }: Turn): boolean => reply?.answered === true

function printBusiness([first, ...others]: readonly Conversation[]): void {
  if (!first) return
  console.log(`\n== ${first.business.name}`)
  for (const [at, turn] of first.turns.entries()) {
    console.log(`\n${at + 1}. > ${turn.said}`)
    printReply(turn, first.turns.slice(0, at))
    for (const { gapSeconds, turns } of others) {
      const other = turns[at]
      if (!other || textOf(other) === textOf(turn)) continue
      console.log(`   after ${gapSeconds} s:`)
      printReply(other, turns.slice(0, at))
    }
  }
  console.log('\n-- taps')
  for (const tap of first.taps) {
    console.log(`\n> ${tap.said}`)
    printReply(tap, [])
  }
  for (const { gapSeconds, turns, taps, lostContacts } of [first, ...others]) {
    const faults = turns.filter((turn, at) => faultOf(turn, turns.slice(0, at)) !== '')
    const slowest = Math.max(...turns.map(({ seconds }) => seconds))
    console.log(
      `${first.business.name}, ${gapSeconds} s: ${turns.length} messages, ${faults.length} faults by rule, ` +
        `${turns.filter((turn) => !isAnswered(turn)).length} refused, lost contacts ${lostContacts.length}, ` +
        `taps answered ${taps.filter(isAnswered).length} of ${taps.length}, slowest ${slowest.toFixed(2)} s`,
    )
  }
}

function printReply(turn: Turn, before: readonly Turn[]): void {
  const { reply } = turn
  const fault = faultOf(turn, before)
  const marks = [...(fault ? [fault] : []), ...(reply?.answered === false ? ['refused'] : [])]
  console.log(`   ${marks.length > 0 ? `[${marks.join(', ')}] ` : ''}${textOf(turn).replaceAll('\n', '\n   ')}`)
  const below = [
    ...(reply?.suggestions ?? []).map(({ title }) => `(${title})`),
    ...(reply?.actions ?? []).map(({ label }) => `[${label}]`),
  ]
  if (below.length > 0) console.log(`   ${below.join(' ')}`)
}
