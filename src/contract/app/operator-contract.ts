import { z } from 'zod'
import { accountResponse } from '../api/account-contract.ts'

/**
 * The operator's API: `{PUBLIC_URL}/api/v1/operator`, with `OPERATOR_TOKEN` as the bearer token. An account is named by
 * its ID, its email or the ID of one of its agents. The command `foyer credits` does the same.
 */

/**
 * `POST /accounts/{account}/credits`: grants credits for all agents of the account; a negative number takes granted
 * credits away.
 */
export const grantRequest = z.object({ credits: z.int().min(-1_000_000_000).max(1_000_000_000) })

const exception = (max: number) => z.int().min(0).max(max).nullable().optional()

/** `PATCH /accounts/{account}`: sets limits for this account; `null` restores the default. */
export const limitsRequest = z.object({
  agents_per_day: exception(1_000_000),
  model_tokens_per_day: exception(1_000_000_000_000),
})

/** The response of each operation, and of `GET /accounts/{account}`. */
export const operatorAccount = accountResponse.extend({
  /** Absent: as in the settings. */
  exceptions: z.object({ agents_per_day: z.int().optional(), model_tokens_per_day: z.int().optional() }),
})

export type LimitsRequest = z.infer<typeof limitsRequest>
export type OperatorAccount = z.infer<typeof operatorAccount>
