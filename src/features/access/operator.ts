import { AppError } from '#src/base/errors.ts'
import { storableText } from '#src/base/storable-text.ts'
import type { LimitsRequest, OperatorAccount } from '#src/contract/app/operator-contract.ts'
import { insertAuditEntry } from '#src/features/accounts/accounts.ts'
import { addAccountCredits, findAccountId, findAccountUse, setAccountLimits } from '#src/features/agents/agents.ts'
import type { Db } from '#src/store/database.ts'
import { describeAccount } from './account-overview.ts'

export interface OperatorDeps {
  db: Db
  config: { creation: { perOwnerPerDay: number } }
}

const OPERATOR = { kind: 'operator', id: null, name: 'operator' } as const

/** Returns an account's limits and credits. These functions throw `not_found` if the name is not an account's. */
export async function getAccountDetails(deps: OperatorDeps, name: string): Promise<OperatorAccount> {
  const accountId = await getAccountId(deps.db, name)
  const [overview, use] = [await describeAccount(deps, accountId), await findAccountUse(deps.db, accountId)]
  return {
    ...overview,
    exceptions: {
      agents_per_day: use?.agentsPerDay ?? undefined,
      model_tokens_per_day: use?.modelTokensPerDay ?? undefined,
    },
  }
}

/** Grants credits to all agents of an account; a negative number takes unused ones away. */
export async function grantCredits(deps: OperatorDeps, name: string, credits: number): Promise<OperatorAccount> {
  const accountId = await getAccountId(deps.db, name)
  await deps.db.transaction().execute(async (tx) => {
    await addAccountCredits(tx, accountId, credits)
    await insertAuditEntry(tx, {
      accountId,
      actor: OPERATOR,
      action: 'grantCredits',
      targetId: accountId,
      fields: ['credits'],
    })
  })
  return getAccountDetails(deps, accountId)
}

/** Sets or clears an account's exceptions from the settings. Fields that are absent stay. */
export async function setLimits(deps: OperatorDeps, name: string, limits: LimitsRequest): Promise<OperatorAccount> {
  const accountId = await getAccountId(deps.db, name)
  const { agents_per_day: agentsPerDay, model_tokens_per_day: modelTokensPerDay } = limits
  await deps.db.transaction().execute(async (tx) => {
    await setAccountLimits(tx, accountId, { agentsPerDay, modelTokensPerDay })
    await insertAuditEntry(tx, {
      accountId,
      actor: OPERATOR,
      action: 'setLimits',
      targetId: accountId,
      fields: Object.keys(limits),
    })
  })
  return getAccountDetails(deps, accountId)
}

async function getAccountId(db: Db, name: string): Promise<string> {
  const id = await findAccountId(db, storableText(name).trim())
  if (id === undefined)
    throw new AppError('not_found', 'Account not found: give an account ID, its email or the ID of one of its agents')
  return id
}

export interface OperatorRequest {
  account: string
  grant?: number
  limits?: LimitsRequest
}

/** Runs a command: grant credits, set limits or show them. */
export async function runCommand(
  deps: OperatorDeps,
  { account, grant, limits }: OperatorRequest,
): Promise<OperatorAccount> {
  if (grant !== undefined) await grantCredits(deps, account, grant)
  return limits ? setLimits(deps, account, limits) : getAccountDetails(deps, account)
}
