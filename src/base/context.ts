import { AsyncLocalStorage } from 'node:async_hooks'

/** Fields that every log line of a piece of work carries. */
export interface WorkContext {
  requestId: string
}

const storage = new AsyncLocalStorage<WorkContext>()

/** Runs `work`, and everything it starts, in this context. */
export function inContext<Result>(context: WorkContext, work: () => Result): Result {
  return storage.run(context, work)
}

/** Returns the current context, or undefined outside of requests and the jobs they queued. */
export function currentContext(): WorkContext | undefined {
  return storage.getStore()
}
