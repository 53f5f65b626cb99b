import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from './span-types.ts'

/** What belongs to a piece of work. */
export interface WorkContext {
  /** Carried by every log line; absent in jobs that no request queued. */
  requestId?: string
  /** If traces are recorded. */
  span?: Span | undefined
}

const storage = new AsyncLocalStorage<WorkContext>()

/** Runs `work`, and everything it starts, in this context. */
export function inContext<Result>(context: WorkContext, work: () => Result): Result {
  return storage.run(context, work)
}

/** Returns the current context, or undefined outside of requests and jobs. */
export function currentContext(): WorkContext | undefined {
  return storage.getStore()
}
