import { AsyncLocalStorage } from 'node:async_hooks'

/** What log lines say of the work that they belong to. */
export interface WorkContext {
  requestId: string
}

const storage = new AsyncLocalStorage<WorkContext>()

/** Runs `work`, and all that it starts, in this context. */
export function inContext<Result>(context: WorkContext, work: () => Result): Result {
  return storage.run(context, work)
}

/** The context of what runs now; nothing outside of requests and of the jobs that they queued. */
export function currentContext(): WorkContext | undefined {
  return storage.getStore()
}
