import { request } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { createRandom } from '../scripts/seeded-random.ts'
import { readMemory } from './support/child-process.ts'
import type { Bench, Figure, Measurement } from './support/figure-types.ts'
import { type RunningFoyer, callApi, startFoyer } from './support/foyer-process.ts'
import { startGeneratedSite } from './support/generated-site.ts'
import { writeParagraph, writeSentence } from './support/generated-text.ts'
import type { UsedMemory } from './support/memory-probe.ts'
import { WITHOUT_LIMITS } from './support/owner-key.ts'
import { slope } from './support/statistics.ts'

/** `CREATIONS` and `MESSAGES` set other numbers. */
const DEFAULTS = { creations: 2_000, messages: 6_000 }
const SAMPLES = 10
const CALLERS = 4
/** Agents that are asked: their indexes are in the cache before half of the messages are sent. */
const ASKED = 20
const MESSAGES_PER_CONVERSATION = 5
/** One creation in so many reads a website. Each is a new host. */
const SITE_EVERY = 10
const SITE_PAGES = 3
/** Threads that read websites end when they were idle for five seconds. */
const REST_MS = { creations: 6_000, messages: 1_000 }
/** In kB for each creation or message. A leak of one index, page or prompt is larger. */
const USED = { atMost: 2 }
/** In MB. Allocators keep 20 MB more or less between two samples. */
const RESIDENT = { atMost: 64 }

interface Sample extends UsedMemory {
  /** Creations or messages so far. */
  done: number
  resident: number
}

/**
 * Creates agents, then chats with twenty of them. Measures how much memory each creation and each message leaves
 * behind: the slope of what is used over the second half, when what is loaded or cached once is there, and the resident
 * memory added since the first tenth.
 */
export const growthFigure: Figure = {
  name: 'growth',
  measure: async (bench) => {
    const creations = Number(process.env['CREATIONS'] ?? DEFAULTS.creations)
    const messages = Number(process.env['MESSAGES'] ?? DEFAULTS.messages)
    const folder = await bench.createFolder()
    const socket = join(folder, 'memory.sock')
    await using foyer = await startFoyer({ DATA_DIR: folder, MEMORY_SOCKET: socket, ...WITHOUT_LIMITS }, [
      `--import=${pathToFileURL('bench/support/memory-probe.ts').href}`,
    ])
    const random = createRandom(5)
    const keys: string[] = []
    const sampleAfter = (restMs: number) => async (done: number) => {
      await sleep(restMs)
      return takeSample(bench, { foyer, socket }, done)
    }
    const create = async (at: number): Promise<void> => void keys.push(await createAgent(foyer, at, random))
    const created = await repeat(creations, sampleAfter(REST_MS.creations), create)
    const converse = async (at: number): Promise<void> => {
      const headers = await openConversation(foyer, keys[at % ASKED] ?? '')
      for (let asked = 0; asked < MESSAGES_PER_CONVERSATION; asked++) {
        const text = `What does ${writeSentence(random).toLowerCase().replace('.', '?')}`
        await callApi(foyer.origin, '/chat/messages', { text }, headers)
      }
    }
    const conversations = Math.ceil(messages / MESSAGES_PER_CONVERSATION)
    const chatted = await repeat(conversations, sampleAfter(REST_MS.messages), converse)
    const answered = chatted.map((sample) => ({ ...sample, done: sample.done * MESSAGES_PER_CONVERSATION }))
    return [...toMeasurements('creation', created), ...toMeasurements('message', answered)]
  },
}

/** Does something so many times, by several callers at once, with a sample after each tenth. */
async function repeat(
  times: number,
  takeSampleAt: (done: number) => Promise<Sample>,
  work: (at: number) => Promise<void>,
): Promise<Sample[]> {
  const samples: Sample[] = []
  const step = Math.ceil(times / SAMPLES)
  for (let done = 0; done < times; done += step) {
    const waiting = Array.from({ length: Math.min(step, times - done) }, (_, index) => done + index)
    const call = async (): Promise<void> => {
      for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) await work(at)
    }
    const count = waiting.length
    await Promise.all(Array.from({ length: CALLERS }, call))
    samples.push(await takeSampleAt(done + count))
  }
  return samples
}

async function takeSample(
  bench: Bench,
  { foyer, socket }: { foyer: RunningFoyer; socket: string },
  done: number,
): Promise<Sample> {
  const { heap, external } = await readUsed(socket)
  const { now: resident } = await readMemory(foyer.pid)
  const parts = [resident, heap / 1e6, external / 1e6].map((megabytes) => megabytes.toFixed(1))
  bench.say(`${done}: ${parts[0]} MB resident, ${parts[1]} MB of heaps, ${parts[2]} MB beside them`)
  return { done, heap, external, resident: resident * 1e6 }
}

function readUsed(socketPath: string): Promise<UsedMemory> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath, path: '/' }, (response) => resolve(json(response) as Promise<UsedMemory>))
    asked.on('error', reject).end()
  })
}

async function createAgent(foyer: RunningFoyer, at: number, random: () => number): Promise<string> {
  const page = `# Company ${at}\n\n${writeParagraph(random, 8)}\n\n## Offer\n\n${writeParagraph(random, 6)}`
  const body = {
    company_name: `Company ${at}`,
    email: `owner-${at}@example.com`,
    codebase_context: { landing_page: `${page} It costs ${(random() * 100).toFixed(2)} EUR a month.` },
  }
  await using site = at % SITE_EVERY === 0 ? await startGeneratedSite(SITE_PAGES) : undefined
  const website = site === undefined ? {} : { website_url: `${site.origin}/` }
  const { webchat_widget_key: key } = await callApi<{ webchat_widget_key: string }>(foyer.origin, '/public/agents', {
    ...body,
    ...website,
  })
  return key
}

async function openConversation(foyer: RunningFoyer, widgetKey: string): Promise<Record<string, string>> {
  const session = await callApi<{ session_token: string }>(foyer.origin, '/chat/sessions', { widget_key: widgetKey })
  return { authorization: `Bearer ${session.session_token}` }
}

function toMeasurements(what: string, samples: readonly Sample[]): Measurement[] {
  const half = samples.slice(samples.length / 2)
  const perOne = (of: keyof UsedMemory): number => slope(half.map((sample) => [sample.done, sample[of]])) / 1000
  const [first, last] = [samples[0], samples.at(-1)]
  const note = `${half[0]?.done} to ${last?.done}`
  const added = ((last?.resident ?? 0) - (first?.resident ?? 0)) / 1e6
  const resident = `${first?.done} to ${last?.done}; ${Math.round((last?.resident ?? 0) / 1e6)} MB at the end`
  return [
    { what: `heaps, per ${what}`, value: perOne('heap'), unit: 'kB', aim: USED, note },
    { what: `arrays and the database, per ${what}`, value: perOne('external'), unit: 'kB', aim: USED },
    { what: `resident, added by ${what}s`, value: added, unit: 'MB', aim: RESIDENT, note: resident },
  ]
}
