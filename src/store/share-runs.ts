interface Waiting<In, Out> {
  input: In
  resolve: (output: Out) => void
  reject: (error: unknown) => void
}

// A second one goes on where one connection hangs.
const RUNS_AT_ONCE = 2
const MOST_INPUTS = 100

/**
 * Lets callers that come at the same time share a statement: whoever finds none under way runs alone and at once, who comes meanwhile
 * shares the next. `run` answers in the order of its inputs; when it fails, all who share it fail.
 */
export function shareRuns<In, Out>(run: (inputs: In[]) => Promise<readonly Out[]>): (input: In) => Promise<Out> {
  const waiting: Waiting<In, Out>[] = []
  let running = 0
  const startNext = (): void => {
    if (running === RUNS_AT_ONCE || waiting.length === 0) return
    running += 1
    void runFor(waiting.splice(0, MOST_INPUTS), run).finally(() => {
      running -= 1
      startNext()
    })
  }
  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject })
      startNext()
    })
}

/** Never rejects: whoever waits is told. */
async function runFor<In, Out>(callers: Waiting<In, Out>[], run: (inputs: In[]) => Promise<readonly Out[]>): Promise<void> {
  try {
    const outputs = await run(callers.map(({ input }) => input))
    for (const [at, { resolve, reject }] of callers.entries()) {
      const output = outputs[at]
      if (output === undefined) reject(new Error('a shared statement answered too few'))
      else resolve(output)
    }
  } catch (error) {
    for (const { reject } of callers) reject(error)
  }
}
