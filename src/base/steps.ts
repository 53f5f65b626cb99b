/** Work in steps of about a millisecond at most, so that it can be left and taken up again. */
export type Steps<Result> = Generator<undefined, Result>

/** The longest time for which one slice of work blocks others. */
const SLICE_MS = 4

/** Does all the work at once. */
export function runSteps<Result>(steps: Steps<Result>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** Processor time that work may still take. The work looks at it between its steps. */
export interface TimeBudget {
  leftMs: number
}

/**
 * Does the work in slices, between which other work has its turn, and takes the time of each slice from the budget. Of
 * all such work, one slice runs in a turn of the event loop, so that a request that arrives waits for one at most.
 */
export async function runInSlices<Result>(steps: Steps<Result>, budget?: TimeBudget): Promise<Result> {
  for (;;) {
    const slice = startSlice()
    let step = steps.next()
    while (!step.done && slice.ms() < SLICE_MS) step = steps.next()
    if (budget) budget.leftMs -= slice.cpuMs()
    if (step.done) return step.value
    await nextTurn()
  }
}

const waiting: (() => void)[] = []

/** Resolves in a turn of the event loop without another slice. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(continueOne)
  })
}

function continueOne(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(continueOne)
}

function startSlice(): { ms: () => number; cpuMs: () => number } {
  const startedAt = performance.now()
  const before = process.threadCpuUsage()
  return {
    ms: () => performance.now() - startedAt,
    cpuMs: () => {
      const { user, system } = process.threadCpuUsage(before)
      return (user + system) / 1000
    },
  }
}
