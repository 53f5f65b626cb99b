import { request } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Bench, Figure, Measurement } from './support/figure-types.ts'
import { callApi, startFoyer } from './support/foyer-process.ts'
import { type HostileText, hostileTexts } from './support/hostile-texts.ts'
import { WITHOUT_LIMITS, createOwner } from './support/owner-key.ts'
import { quantile } from './support/statistics.ts'
import type { StretchReport } from './support/stretch-probe.ts'
import { type FieldSetup, type TextField, listTextFields } from './support/text-fields.ts'

const SEED = 24
const PAUSE_MS = 100
/** Texts that the short form sends through each field. It also sends every text as a chat message. */
const SHORT_TEXTS = 4
/** Work after a response, such as a job or a WhatsApp reply, counts for its case. */
const SETTLE_MS = 30
const WORST = 10

interface Case {
  field: TextField
  text: HostileText
}

interface Outcome extends Case {
  status: number
  stretchMs: number
  replyMs: number
}

/**
 * Fills every text field of the public API to its limit with text that makes regular expressions and splitters
 * repeat work. Measures the main thread's longest stretch of computing, and how long this visitor and another one wait.
 * `FREEZE=all` sends every text through every field.
 */
export const freezeFigure: Figure = {
  name: 'freeze',
  measure: async (bench) => {
    const folder = await bench.createFolder()
    const { authorization } = await createOwner({ folder })
    const socket = join(folder, 'stretch.sock')
    await using foyer = await startFoyer({ DATA_DIR: folder, STRETCH_SOCKET: socket, ...WITHOUT_LIMITS }, [
      `--import=${pathToFileURL('bench/support/stretch-probe.ts').href}`,
    ])
    const setup = await prepareFields(foyer.origin, authorization)
    const cases = casesOf(listTextFields(setup), process.env.FREEZE === 'all')
    const other = followOther(setup)
    const outcomes: Outcome[] = []
    await warmUp(cases, socket)
    for (const [at, one] of cases.entries()) {
      if (at % 100 === 0) bench.say(`${at} of ${cases.length}: ${one.field.name}`)
      outcomes.push(await measureCase(one, socket))
    }
    const waited = await other.stop()
    await sayWorst(bench, outcomes, socket)
    return measurementsOf(outcomes, waited)
  },
}

/** Creates an agent for the sample website, which the service serves itself. */
async function prepareFields(origin: string, authorization: string): Promise<FieldSetup> {
  const agent = await callApi<{ agent_id: string; webchat_widget_key: string; whatsapp_link: string }>(
    origin,
    '/public/agents',
    { company_name: 'Sample', website_url: `${origin}/sample/` },
    { authorization },
  )
  return {
    origin,
    authorization,
    agentId: agent.agent_id,
    widgetKey: agent.webchat_widget_key,
    phoneCode: /FY\w{6}/.exec(decodeURIComponent(agent.whatsapp_link))?.[0] ?? '',
  }
}

/**
 * Returns the cases, field by field. The short form gives each field different texts, so that a run covers all
 * of them.
 */
function casesOf(fields: readonly TextField[], all: boolean): Case[] {
  const texts = hostileTexts(SEED)
  return fields.flatMap((field, at) => {
    const isWhole = all || at === 0
    const step = Math.floor(texts.length / SHORT_TEXTS)
    const few = Array.from({ length: SHORT_TEXTS }, (_, turn) => texts[(at * 7 + turn * step) % texts.length])
    return (isWhole ? texts : few.filter((text) => text !== undefined)).map((text) => ({ field, text }))
  })
}

/** Plain texts: one that the agent cannot answer, and one in letters for which V8 compiles patterns again. */
const PLAIN = [
  'The house is open from 9 to 17. A room costs £80 a night. Call Ann on 030 901820.',
  'What does a course for two people cost, and when are you open?',
  'Do you rent out bicycles?',
  'I’m Ann, call me on 030 901820. Wie viel kostet ein Kurs – “raku” – für zwei?',
]
const WARM_UPS = 8

/** Sends plain texts through each field first, so that the first use of code counts for no case. */
async function warmUp(cases: readonly Case[], socket: string): Promise<void> {
  const fields = new Set(cases.map((one) => one.field))
  for (const field of fields)
    for (let round = 0; round < WARM_UPS; round++)
      for (const plain of PLAIN) await field.send(plain.slice(0, field.limit))
  await ask(socket, '/take')
}

async function measureCase({ field, text }: Case, socket: string): Promise<Outcome> {
  const startedAt = performance.now()
  const status = await field.send(text.fill(field.limit))
  const replyMs = performance.now() - startedAt
  await sleep(SETTLE_MS)
  const { longestMs } = await ask(socket, '/take')
  return { field, text, status, replyMs, stretchMs: longestMs }
}

function ask(socketPath: string, path: string): Promise<StretchReport> {
  return new Promise((resolve, reject) => {
    request(
      { socketPath, path },
      (response) => void json(response).then((report) => resolve(report as StretchReport), reject),
    )
      .on('error', reject)
      .end()
  })
}

/** Plays another visitor, who asks a plain question every 100 ms, and returns the time of each reply. */
function followOther({ origin, widgetKey }: FieldSetup): { stop: () => Promise<number[]> } {
  const took: number[] = []
  const stopping = new AbortController()
  const visit = async (): Promise<void> => {
    let headers = {}
    for (let asked = 0; !stopping.signal.aborted; asked++) {
      if (asked % 20 === 0) {
        const session = await callApi<{ session_token: string }>(origin, '/chat/sessions', { widget_key: widgetKey })
        headers = { authorization: `Bearer ${session.session_token}` }
      }
      const startedAt = performance.now()
      await callApi(origin, '/chat/messages', { text: 'When are you open?' }, headers)
      const ms = performance.now() - startedAt
      took.push(ms)
      await sleep(Math.max(0, PAUSE_MS - ms))
    }
  }
  const visited = visit()
  return {
    stop: async () => {
      stopping.abort()
      await visited
      return took
    },
  }
}

/** Prints the worst cases, each with a profile from sending it again. */
async function sayWorst(bench: Bench, outcomes: readonly Outcome[], socket: string): Promise<void> {
  const worst = outcomes.toSorted((a, b) => b.stretchMs - a.stretchMs).slice(0, WORST)
  for (const { field, text, stretchMs, replyMs, status } of worst) {
    await ask(socket, '/profile')
    await field.send(text.fill(field.limit))
    await sleep(SETTLE_MS)
    const { longestMs, frames } = await ask(socket, '/profiled')
    const times = `${Math.round(stretchMs)} ms (again ${Math.round(longestMs)}), reply ${Math.round(replyMs)} ms`
    bench.say(`${times}, ${status}: ${field.name} of ${text.name}\n    ${frames.join('\n    ')}`)
  }
}

function measurementsOf(outcomes: readonly Outcome[], waited: readonly number[]): Measurement[] {
  const stretches = outcomes.map(({ stretchMs }) => stretchMs)
  const replies = outcomes.filter(({ field }) => field.isReply)
  const slowest = outcomes.toSorted((a, b) => b.replyMs - a.replyMs)[0]
  const failed = outcomes.filter(({ status }) => status >= 500)
  const note = `of ${outcomes.length} cases, the longest of each; ${failed.length} answered 5xx`
  return [
    {
      what: 'longest stretch of the main thread, p99.9',
      value: quantile(stretches, 0.999),
      unit: 'ms',
      aim: { atMost: 50 },
      note,
    },
    { what: 'the same, p99', value: quantile(stretches, 0.99), unit: 'ms' },
    { what: 'the same, the longest', value: Math.max(...stretches), unit: 'ms' },
    {
      what: 'slowest reply',
      value: Math.max(...replies.map(({ replyMs }) => replyMs)) / 1000,
      unit: 's',
      aim: { atMost: 2 },
    },
    {
      what: 'slowest answer of any field',
      value: (slowest?.replyMs ?? 0) / 1000,
      unit: 's',
      note: `${slowest?.field.name} of ${slowest?.text.name}`,
    },
    {
      what: 'meanwhile another visitor’s reply, p95',
      value: quantile(waited, 0.95),
      unit: 'ms',
      aim: { atMost: 500 },
      note: `${waited.length} plain questions, one every ${PAUSE_MS} ms`,
    },
  ]
}
