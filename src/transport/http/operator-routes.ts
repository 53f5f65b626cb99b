import type { FastifyInstance } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { isSameSecret } from '#src/base/signed-text.ts'
import {
  type LimitsRequest,
  type OperatorAccount,
  grantRequest,
  limitsRequest,
} from '#src/contract/app/operator-contract.ts'
import { grantCredits, getAccountDetails, setLimits } from '#src/features/access/access.ts'
import { challengeCallers } from './callers/bearer-challenge.ts'
import { limitSignIns } from './app/sign-in-routes.ts'
import { parseBody, parseInput, toObject } from './wire/parse-input.ts'

type ByAccount = { Params: { account: string } }

/** Routes of the operator's API. They exist only if `OPERATOR_TOKEN` is set. */
export function operatorRoutes(scope: FastifyInstance, app: App): void {
  const { operatorToken } = app.config
  if (operatorToken === undefined) return
  challengeCallers(scope)
  scope.addHook('onRequest', async (request) => {
    if (isSameSecret(request.headers.authorization ?? '', `Bearer ${operatorToken}`)) return
    await limitSignIns(app, request)
    throw new AppError('unauthorized', 'The operator API needs OPERATOR_TOKEN as a bearer token.')
  })

  scope.get<ByAccount>('/accounts/:account', ({ params }): Promise<OperatorAccount> =>
    getAccountDetails(app, params.account),
  )

  scope.post<ByAccount>('/accounts/:account/credits', (request): Promise<OperatorAccount> => {
    return grantCredits(app, request.params.account, parseBody(grantRequest, request).credits)
  })

  scope.patch<ByAccount>('/accounts/:account', ({ params, body }): Promise<OperatorAccount> => {
    const sent = toObject(body)
    return setLimits(app, params.account, { ...parseInput(limitsRequest, sent), ...endedOf(sent) })
  })
}

/** Here `null` restores a default; elsewhere it counts as not sent. */
function endedOf(sent: Record<string, unknown>): LimitsRequest {
  const names = Object.keys(limitsRequest.shape) as (keyof LimitsRequest)[]
  return Object.fromEntries(names.filter((name) => sent[name] === null).map((name) => [name, null]))
}
