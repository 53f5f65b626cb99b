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

/** The short form. `CREATIONS` and `MESSAGES` set other numbers. */
const SHORT = { creations: 400, messages: 1_000 }
const SAMPLES = 20
/** Agents that are asked: their indexes are in the cache before half of the messages are sent. */
const ASKED = 20
const MESSAGES_PER_CONVERSATION = 5
/** One creation in so many reads a website. Each is a new host. */
const SITE_EVERY = 10
const SITE_PAGES = 3
/** Threads that read end when they were idle for five seconds. */
const REST_MS = 6_000

interface Sample extends UsedMemory {
  /** Creations or messages so far. */
  done: number
  resident: number
}

/**
 * Creates agents, then chats with twenty of them. Measures how much memory each creation and each message leaves
 * behind: the slope over the second half, when what is loaded or cached once is there.
 */
export const growthFigure: Figure = {
  name: 'growth',
  measure: async (bench) => {
    const creations = Number(process.env['CREATIONS'] ?? SHORT.creations)
    const messages = Number(process.env['MESSAGES'] ?? SHORT.messages)
    const folder = await bench.createFolder()
    const socket = join(folder, 'memory.sock')
    await using foyer = await startFoyer({ DATA_DIR: folder, MEMORY_SOCKET: socket, ...WITHOUT_LIMITS }, [
      `--import=${pathToFileURL('bench/support/memory-probe.ts').href}`,
    ])
    const random = createRandom(5)
    const keys: string[] = []
    const sample = (done: number): Promise<Sample> => takeSample(bench, { foyer, socket }, done)
    const created = await repeat(creations, sample, async (at) => void keys.push(await createAgent(foyer, at, random)))
    let headers: Record<string, string> = {}
    const answered = await repeat(messages, sample, async (at) => {
      if (at % MESSAGES_PER_CONVERSATION === 0) headers = await openConversation(foyer, keys[at % ASKED] ?? '')
      const text = `What does ${writeSentence(random).toLowerCase().replace('.', '?')}`
      await callApi(foyer.origin, '/chat/messages', { text }, headers)
    })
    return [...toMeasurements('creation', created), ...toMeasurements('message', answered)]
  },
}

/** Does something so many times, with a sample after each twentieth. */
async function repeat(
  times: number,
  takeSampleAt: (done: number) => Promise<Sample>,
  work: (at: number) => Promise<void>,
): Promise<Sample[]> {
  const samples: Sample[] = []
  const step = Math.ceil(times / SAMPLES)
  for (let at = 0; at < times; at++) {
    await work(at)
    if ((at + 1) % step === 0) samples.push(await takeSampleAt(at + 1))
  }
  return samples
}

async function takeSample(
  bench: Bench,
  { foyer, socket }: { foyer: RunningFoyer; socket: string },
  done: number,
): Promise<Sample> {
  await sleep(REST_MS)
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
  const perOne = (of: keyof UsedMemory | 'resident'): number =>
    slope(half.map((sample) => [sample.done, sample[of]])) / 1000
  const [first, last] = [half[0], half.at(-1)]
  const note = `${first?.done} to ${last?.done}; ${Math.round((last?.resident ?? 0) / 1e6)} MB resident at the end`
  return [
    { what: `heaps, per ${what}`, value: perOne('heap'), unit: 'kB', note },
    { what: `arrays and the database, per ${what}`, value: perOne('external'), unit: 'kB' },
    { what: `resident, per ${what}`, value: perOne('resident'), unit: 'kB' },
  ]
}
