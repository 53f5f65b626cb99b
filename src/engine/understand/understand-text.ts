import { awaitAnswer, startShortLivedWorker } from '#src/base/short-lived-worker.ts'
import { type CodebaseContext, type UnderstoodCodebase, understandCodebase } from './codebase/understand-codebase.ts'
import type { Fact } from './knowledge/knowledge-types.ts'
import type { Item } from './typed/item-facts.ts'
import { type TextTask, understandText } from './text-task.ts'

const WORKER = new URL('./understand-text-worker.ts', import.meta.url)
/** A text of so many characters at most is understood in less than 50 ms, whatever it holds. */
const SHORT = 32_000
const PROCESSOR_MS = 10_000
const MAX_HEAP_MB = 512
/** So many threads at once. Other texts wait. */
const THREADS = 2

const TOO_LONG = 'codebase_context takes too long to read, so nothing of it is known. Send less text.'

/**
 * `understandCodebase`, in a thread of its own for long texts. Of a context that needs more than 10 s of processor time
 * nothing is known, and a warning says so.
 */
export async function understandCodebaseApart(codebase: CodebaseContext, companyName: string) {
  const task = { codebase, companyName }
  const understood = await understandApart<UnderstoodCodebase>(task, JSON.stringify(codebase).length)
  return understood ?? { ...understandCodebase({}, companyName), warnings: [TOO_LONG] }
}

/** `itemFacts`, in a thread of its own for long texts. Returns none for a text that needs more than 10 s. */
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

/** Resolves with nothing when the thread breaks or needs too long. */
async function askThread<Understood>(task: TextTask): Promise<Understood | undefined> {
  const worker = startShortLivedWorker(WORKER, { maxOldGenerationSizeMb: MAX_HEAP_MB })
  worker.on('error', () => {})
  const answer = awaitAnswer(worker, PROCESSOR_MS, (_message): _message is Understood => true).catch(() => undefined)
  worker.postMessage(task)
  const understood = await answer
  void worker.terminate()
  return understood
}
