import { writeFile } from 'node:fs/promises'
import { createAddresses } from '#src/base/addresses.ts'
import { readConfig } from '#src/config.ts'
import { imageLink } from '#src/features/channels/channels.ts'
import { startLoopbackServer } from '../scripts/loopback-server.ts'
import { pdfBombs } from './support/bombs/pdf-bombs.ts'
import { pictureBombs } from './support/bombs/picture-bombs.ts'
import { type SiteBomb, answerAsBomb, makeFiles, siteBombs } from './support/bombs/site-bombs.ts'
import { wordBombs } from './support/bombs/zip-bombs.ts'
import { readCpuSeconds, readMemory } from './support/child-process.ts'
import type { Bench, Figure, Measurement } from './support/figure-types.ts'
import { type RunningFoyer, SECRET_KEY, callApi, startFoyer } from './support/foyer-process.ts'
import { WITHOUT_LIMITS, createOwner } from './support/owner-key.ts'

const PAUSE_MS = 100
/** Threads that read end when they were idle for five seconds, and return their memory. */
const REST_MS = 6_000

interface Throw {
  name: string
  /** Makes the bomb. The result sends it and returns what Foyer said. */
  make(): () => Promise<string>
}

interface Outcome {
  name: string
  said: string
  addedMb: number
  seconds: number
  /** Processor time of the whole process meanwhile. */
  cpuSeconds: number
  /** The longest wait of another visitor. */
  waitedMs: number
}

/**
 * Sends files and websites that are made to use up memory or time, one after another, while another visitor chats.
 * Measures how much memory and time each takes, and prints what Foyer said. `BOMBS=<pattern>` picks some by name.
 */
export const bombsFigure: Figure = {
  name: 'bombs',
  measure: async (bench) => {
    const folder = await bench.createFolder()
    const { authorization } = await createOwner({ folder })
    await using foyer = await startFoyer({ DATA_DIR: folder, SECRET_KEY, ...WITHOUT_LIMITS })
    await using inside = await startLoopbackServer((_request, response) => response.end())
    const agent = await callApi<{ agent_id: string; webchat_widget_key: string }>(
      foyer.origin,
      '/public/agents',
      { company_name: 'Sample', website_url: `${foyer.origin}/sample/` },
      { authorization },
    )
    const other = await openOtherVisitor(foyer, agent.webchat_widget_key)
    const throws = [
      ...documentThrows(foyer, { agentId: agent.agent_id, authorization }, inside.origin),
      ...pictureThrows(foyer, inside.origin),
      ...siteThrows(foyer, authorization, inside.origin),
    ].filter(({ name }) => new RegExp(process.env['BOMBS'] ?? '').test(name))
    // Loads what reading needs.
    await throws[0]?.make()()
    const outcomes: Outcome[] = []
    for (const one of throws) {
      await rest(foyer)
      outcomes.push(await measureOne(foyer, one, other))
      sayOutcome(bench, outcomes.at(-1))
    }
    return toMeasurements(outcomes)
  },
}

const rest = async (foyer: RunningFoyer): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  // Forgets the peak. https://www.kernel.org/doc/html/latest/filesystems/proc.html
  await writeFile(`/proc/${foyer.pid}/clear_refs`, '5')
}

async function measureOne(foyer: RunningFoyer, { name, make }: Throw, ask: () => Promise<number>): Promise<Outcome> {
  const send = make()
  const before = await readMemory(foyer.pid)
  const over = new AbortController()
  let waitedMs = 0
  const asking = (async () => {
    while (!over.signal.aborted) {
      waitedMs = Math.max(waitedMs, await ask())
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  })()
  const startedAt = performance.now()
  const cpuBefore = await readCpuSeconds(foyer.pid)
  const said = await send().catch((error: unknown) => `failed: ${String(error)}`)
  const seconds = (performance.now() - startedAt) / 1000
  const cpuSeconds = (await readCpuSeconds(foyer.pid)) - cpuBefore
  over.abort()
  await asking
  const { peak } = await readMemory(foyer.pid)
  return { name, said, seconds, cpuSeconds, waitedMs, addedMb: peak - before.now }
}

/** Returns a function that asks a question and returns how long the answer took. */
async function openOtherVisitor(foyer: RunningFoyer, widgetKey: string): Promise<() => Promise<number>> {
  const session = await callApi<{ session_token: string }>(foyer.origin, '/chat/sessions', { widget_key: widgetKey })
  const headers = { authorization: `Bearer ${session.session_token}` }
  return async () => {
    const startedAt = performance.now()
    await callApi(foyer.origin, '/chat/messages', { text: 'When are you open?' }, headers)
    return performance.now() - startedAt
  }
}

function documentThrows(
  foyer: RunningFoyer,
  { agentId, authorization }: { agentId: string; authorization: string },
  inside: string,
): Throw[] {
  const send = async (name: string, body: Buffer): Promise<string> => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(body)]), name)
    const response = await fetch(`${foyer.origin}/api/v1/public/agents/${agentId}/documents`, {
      method: 'POST',
      headers: { authorization },
      body: form,
    })
    const { error = '', warnings = [] } = (await response.json()) as { error?: string; warnings?: string[] }
    return [response.status, error, ...warnings].join(' ')
  }
  return [...wordBombs(inside), ...pdfBombs(inside)].map(({ name, body }) => ({
    name,
    make: () => () => send(name, body),
  }))
}

function pictureThrows(foyer: RunningFoyer, inside: string): Throw[] {
  const { port } = new URL(foyer.origin)
  const addresses = createAddresses(readConfig({ PORT: port }), () => Number(port))
  return pictureBombs(inside).map(({ name, type, body }) => ({
    name,
    make: () => async () => {
      await using site = await startLoopbackServer((_request, response) =>
        response.writeHead(200, { 'content-type': type }).end(body),
      )
      const link = imageLink({ addresses, secretKey: SECRET_KEY }, { url: `${site.origin}/${name}` })
      const response = await fetch(new URL(new URL(link).pathname + new URL(link).search, foyer.origin))
      return `${response.status} ${response.ok ? '' : ((await response.json()) as { error: string }).error}`
    },
  }))
}

function siteThrows(foyer: RunningFoyer, authorization: string, inside: string): Throw[] {
  return siteBombs(inside).map((bomb) => ({
    name: bomb.name,
    make: () => {
      makeFiles(bomb)
      return () => readSite(foyer, authorization, bomb)
    },
  }))
}

async function readSite(foyer: RunningFoyer, authorization: string, bomb: SiteBomb): Promise<string> {
  await using site = await startLoopbackServer((request, response) => answerAsBomb(bomb, request, response))
  const agent = await callApi<{ knowledge_base_count: number; warnings?: string[] }>(
    foyer.origin,
    '/public/agents',
    { company_name: 'Farm shop', website_url: `${site.origin}/` },
    { authorization },
  )
  return [`200 ${agent.knowledge_base_count} items`, ...(agent.warnings ?? [])].join(' ')
}

function sayOutcome(bench: Bench, outcome: Outcome | undefined): void {
  if (!outcome) return
  const { name, said, addedMb, seconds, cpuSeconds, waitedMs } = outcome
  bench.say(
    `${name}: +${Math.round(addedMb)} MB, ${seconds.toFixed(1)} s (${cpuSeconds.toFixed(1)} s of processor time), others ${Math.round(waitedMs)} ms: ${said.slice(0, 300)}`,
  )
}

function toMeasurements(outcomes: readonly Outcome[]): Measurement[] {
  const worst = (of: (outcome: Outcome) => number): Outcome | undefined => outcomes.toSorted((a, b) => of(b) - of(a))[0]
  const [memory, time, wait] = [worst((one) => one.addedMb), worst((one) => one.seconds), worst((one) => one.waitedMs)]
  const failed = outcomes.filter(({ said }) => /^(?:5|failed)/.test(said))
  return [
    {
      what: `memory that a hostile file adds, worst of ${outcomes.length}`,
      value: memory?.addedMb ?? 0,
      unit: 'MB',
      aim: { atMost: 150 },
      note: memory?.name ?? '',
    },
    {
      what: 'time until it is answered',
      value: time?.seconds ?? 0,
      unit: 's',
      aim: { atMost: 10 },
      note: `${time?.name ?? ''}, ${time?.cpuSeconds.toFixed(1) ?? ''} s of processor time`,
    },
    { what: 'another visitor waits meanwhile', value: wait?.waitedMs ?? 0, unit: 'ms', note: wait?.name ?? '' },
    {
      what: 'bombs without an answer',
      value: failed.length,
      unit: '',
      aim: { atMost: 0 },
      note: failed.map(({ name }) => name).join(', '),
    },
  ]
}
