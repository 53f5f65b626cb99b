import type { Db } from './database.ts'

interface Waiting<In, Out> {
  input: In
  resolve: (output: Out) => void
  reject: (error: unknown) => void
}

const MOST_INPUTS = 100
// If one connection hangs, a second one continues.
const PATIENCE_MS = 50
const RUNS_AT_ONCE = 2

/**
 * Lets concurrent callers share a statement: callers of one turn of the event loop share the next run, and callers that
 * arrive during a run share the one after it. `run` gets a bounded number of inputs, returns results in their order,
 * and stores nothing if it fails. If the database rejects one caller's data, each input runs alone; any other failure
 * goes to all callers.
 */
export function batchRuns<In, Out>(
  run: (inputs: In[]) => Promise<readonly Out[]>,
  most = MOST_INPUTS,
): (input: In) => Promise<Out> {
  const waiting: Waiting<In, Out>[] = []
  let running = 0
  let slow = 0
  let isAboutToStart = false
  const start = async (): Promise<void> => {
    isAboutToStart = false
    running += 1
    let isSlow = false
    const patience = setTimeout(() => {
      isSlow = true
      slow += 1
      startSoon()
    }, PATIENCE_MS)
    await runFor(waiting.splice(0, most), run)
    clearTimeout(patience)
    if (isSlow) slow -= 1
    running -= 1
    startSoon()
  }
  const startSoon = (): void => {
    if (isAboutToStart || waiting.length === 0 || running > slow || running === RUNS_AT_ONCE) return
    isAboutToStart = true
    setImmediate(() => void start())
  }
  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject })
      startSoon()
    })
}

/** Like `batchRuns`, per database: callers with different databases share nothing. */
export function batchRunsPer<In, Out>(
  run: (db: Db, inputs: In[]) => Promise<readonly Out[]>,
  most?: number,
): (db: Db, input: In) => Promise<Out> {
  const runs = new WeakMap<Db, (input: In) => Promise<Out>>()
  return (db, input) => {
    const shared = runs.get(db) ?? batchRuns((inputs: In[]) => run(db, inputs), most)
    runs.set(db, shared)
    return shared(input)
  }
}

/** Never rejects: each caller gets its own result or error. */
async function runFor<In, Out>(
  callers: Waiting<In, Out>[],
  run: (inputs: In[]) => Promise<readonly Out[]>,
): Promise<void> {
  try {
    const outputs = await run(callers.map(({ input }) => input))
    for (const [at, { resolve, reject }] of callers.entries()) {
      const output = outputs[at]
      if (output === undefined) reject(new Error('a shared statement returned too few'))
      else resolve(output)
    }
  } catch (error) {
    if (callers.length > 1 && isRefusal(error)) for (const caller of callers) await runFor([caller], run)
    else for (const { reject } of callers) reject(error)
  }
}

/**
 * Reports whether the database rejected a statement for its data, a constraint or a deadlock (SQLSTATE classes 22, 23
 * and 40).
 */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(?:22|23|40)\w{3}$/.test(String(error.code))
}
