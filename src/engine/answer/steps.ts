/** Work in steps of about a millisecond at most, so that it can be left and taken up again. */
export type Steps<Result> = Generator<undefined, Result>

/** How long others wait while work goes on. */
const SLICE_MS = 6

/** Does all the work at once. */
export function runSteps<Result>(steps: Steps<Result>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** Does the work in slices, between which others have their turn. */
export async function runInSlices<Result>(steps: Steps<Result>): Promise<Result> {
  let step = steps.next()
  for (let startedAt = performance.now(); !step.done; step = steps.next()) {
    if (performance.now() - startedAt < SLICE_MS) continue
    await new Promise(setImmediate)
    startedAt = performance.now()
  }
  return step.value
}
