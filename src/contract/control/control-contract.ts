import { z } from 'zod'
import { limitsRequest, operatorAccount } from '../app/operator-contract.ts'

/**
 * Requests of the command `foyer` to the service on the same machine: a line of JSON over a socket in the data folder,
 * with one line as the response.
 */
export const CONTROL_SOCKET = 'foyer.control'

export const controlRequest = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('backup'), file: z.string() }),
  z.object({ ask: z.literal('list-jobs') }),
  z.object({ ask: z.literal('retry-jobs') }),
  z.object({
    ask: z.literal('credits'),
    account: z.string(),
    grant: z.int().optional(),
    limits: limitsRequest.optional(),
  }),
  z.object({ ask: z.literal('demo'), email: z.string() }),
])
export type ControlRequest = z.infer<typeof controlRequest>

const jobRecord = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(['waiting', 'running', 'retrying', 'dead']),
  /** Attempts so far. */
  tries: z.int(),
  createdAt: z.coerce.date(),
  /** When a waiting or retried job may start. */
  dueAt: z.coerce.date().nullable(),
  /** The last error, or ''. */
  error: z.string(),
})
export type JobRecord = z.infer<typeof jobRecord>

/** Response to each request; on failure `{ error }` instead. */
export const CONTROL_ANSWERS = {
  backup: z.object({ rows: z.int() }),
  'list-jobs': z.object({ jobs: z.array(jobRecord), count: z.int() }),
  'retry-jobs': z.object({ count: z.int() }),
  credits: z.object({ account: operatorAccount }),
  demo: z.object({ agentId: z.uuid(), conversations: z.int(), isNew: z.boolean(), signInLink: z.string() }),
}
export type ControlAnswer<A extends ControlRequest['ask']> = z.infer<(typeof CONTROL_ANSWERS)[A]>
