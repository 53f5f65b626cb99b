import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { type Profiler, Session } from 'node:inspector/promises'
import { isMainThread } from 'node:worker_threads'

/**
 * Preloaded into the service (`node --import`). Measures how long its main thread computes without yielding. A timer is
 * due every millisecond. This thread's processor time from one firing to the next is a stretch: it contains at most the
 * one turn of the event loop that delayed the timer, and, unlike a delay, no time of other processes. The socket
 * `STRETCH_SOCKET` returns the longest.
 */

const DUE_MS = 1
const PROFILE_INTERVAL_US = 500
const FRAMES = 8

interface Stretch {
  cpuMs: number
  /** On V8's clock, in microseconds. */
  from: number
  to: number
}

export interface StretchReport {
  longestMs: number
  /** If a profile was requested: functions by the share of samples that contain them. */
  frames: string[]
}

const NONE: Stretch = { cpuMs: 0, from: 0, to: 0 }
const nowUs = (): number => Number(process.hrtime.bigint() / 1000n)

if (isMainThread && process.env.STRETCH_SOCKET) startProbe(process.env.STRETCH_SOCKET)

function startProbe(socket: string): void {
  let longest = NONE
  let since = { cpu: process.threadCpuUsage(), at: nowUs() }
  const read = (): void => {
    const { user, system } = process.threadCpuUsage(since.cpu)
    const to = nowUs()
    if ((user + system) / 1000 > longest.cpuMs) longest = { cpuMs: (user + system) / 1000, from: since.at, to }
    since = { cpu: process.threadCpuUsage(), at: to }
  }
  setInterval(read, DUE_MS).unref()
  const session = new Session()
  session.connect()
  // `npm start` may restart itself with its own Node. The last process is the service.
  rmSync(socket, { force: true })
  const answer = async (path: string | undefined): Promise<StretchReport> => {
    if (path === '/profile') {
      await session.post('Profiler.enable')
      await session.post('Profiler.setSamplingInterval', { interval: PROFILE_INTERVAL_US })
      await session.post('Profiler.start')
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    // The time of the probe and of the profiler counts for no case.
    read()
    const stretch = longest
    const frames = path === '/profiled' ? framesOf((await session.post('Profiler.stop')).profile, stretch) : []
    longest = NONE
    return { longestMs: stretch.cpuMs, frames }
  }
  createServer((request, response) => {
    void answer(request.url).then((report) => response.end(JSON.stringify(report)))
  })
    .listen(socket)
    .unref()
}

/** Returns the functions that a stretch spent its time in, most samples first. */
function framesOf({ nodes, samples = [], timeDeltas = [], startTime }: Profiler.Profile, stretch: Stretch): string[] {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])))
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]))
  const counts = new Map<string, number>()
  let at = startTime
  let within = 0
  for (const [index, sample] of samples.entries()) {
    at += timeDeltas[index] ?? 0
    if (at < stretch.from || at > stretch.to) continue
    within++
    const stack = new Set<string>()
    for (let node: number | undefined = sample; node !== undefined; node = parents.get(node))
      stack.add(names.get(node) ?? '')
    for (const name of stack) if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .filter(([, count]) => count < within)
    .slice(0, FRAMES)
    .map(([name, count]) => `${name} ${Math.round((100 * count) / within)} %`)
}

/** Returns the name of a function of the service or of a package, or '' for any other. */
function nameOf({ functionName, url, lineNumber }: Profiler.Profile['nodes'][number]['callFrame']): string {
  if (functionName.startsWith('(') && functionName !== '(garbage collector)') return ''
  const file = url.replace(/^.*\/(?=(?:src|node_modules)\/)/, '').replace(/^node:/, '')
  return file === '' ? functionName : `${functionName || 'anonymous'} ${file}:${lineNumber + 1}`
}
