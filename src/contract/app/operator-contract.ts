import { z } from 'zod'
import { accountResponse } from '../api/account-contract.ts'

/**
 * What the operator speaks: `{PUBLIC_URL}/api/v1/operator`, opened by `OPERATOR_TOKEN` as a bearer token. An account is
 * named by its id, its email, or the id of one of its agents. The command `foyer credits` does the same.
 */

/**
 * `POST /accounts/{account}/credits`: grants credits for all agents of the account; a negative number takes granted
 * ones away.
 */
export const grantRequest = z.object({ credits: z.int().min(-1_000_000_000).max(1_000_000_000) })

const exception = (max: number) => z.int().min(0).max(max).nullable().optional()

/** `PATCH /accounts/{account}`: exceptions from the settings for this account; `null` ends one. */
export const limitsRequest = z.object({
  agents_per_day: exception(1_000_000),
  model_tokens_per_day: exception(1_000_000_000_000),
})

/** What each answers, and `GET /accounts/{account}`. */
export const operatorAccount = accountResponse.extend({
  /** Absent: as the settings say. */
  exceptions: z.object({ agents_per_day: z.int().optional(), model_tokens_per_day: z.int().optional() }),
})

export type LimitsRequest = z.infer<typeof limitsRequest>
export type OperatorAccount = z.infer<typeof operatorAccount>
