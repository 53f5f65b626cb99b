import { awaitAnswer, startShortLivedWorker } from '#src/base/short-lived-worker.ts'
import { type CodebaseContext, type UnderstoodCodebase, understandCodebase } from './codebase/understand-codebase.ts'
import type { Fact } from './knowledge/knowledge-types.ts'
import type { Item } from './typed/item-facts.ts'
import { type TextTask, understandText } from './text-task.ts'

const WORKER = new URL('./understand-text-worker.ts', import.meta.url)
/** A text with at most this many characters is understood in less than 50 ms, whatever it contains. */
const SHORT = 32_000
const PROCESSOR_MS = 10_000
const MAX_HEAP_MB = 512
/** The number of threads. Other texts wait. */
const THREADS = 2

const TOO_LONG = 'codebase_context takes too long to read, so nothing of it is known. Send less text.'

/**
 * Runs `understandCodebase`, in a thread for long texts. A context that needs more than 10 s of processor time gives
 * no knowledge and a warning.
 */
export async function understandCodebaseApart(codebase: CodebaseContext, companyName: string) {
  const task = { codebase, companyName }
  const understood = await understandApart<UnderstoodCodebase>(task, JSON.stringify(codebase).length)
  return understood ?? { ...understandCodebase({}, companyName), warnings: [TOO_LONG] }
}

/** Runs `itemFacts`, in a thread for long texts. Returns no facts for a text that needs more than 10 s. */
export async function itemFactsApart(item: Item, timeZone: string): Promise<Fact[]> {
  return (await understandApart<Fact[]>({ item, timeZone }, item.content.length)) ?? []
}

let running = 0
const waiting: (() => void)[] = []

async function understandApart<Understood>(task: TextTask, characters: number): Promise<Understood | undefined> {
  // @NOTE cast: each task has its own kind of answer, which its only caller names.
  if (characters <= SHORT) return understandText(task) as Understood
  if (running === THREADS) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await askThread<Understood>(task)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/** Resolves with undefined if the thread breaks or takes too long. */
async function askThread<Understood>(task: TextTask): Promise<Understood | undefined> {
  const worker = startShortLivedWorker(WORKER, { maxOldGenerationSizeMb: MAX_HEAP_MB })
  worker.on('error', () => {})
  const answer = awaitAnswer(worker, PROCESSOR_MS, (_message): _message is Understood => true).catch(() => undefined)
  worker.postMessage(task)
  const understood = await answer
  void worker.terminate()
  return understood
}
