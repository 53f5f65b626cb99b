import { openSealed } from '#src/base/sealed-text.ts'
import type { GraphNumber } from '#src/engine/whatsapp/graph-client.ts'
import { alertOwner } from '#src/features/mail/mail.ts'
import type { Tx } from '#src/store/database.ts'
import { type OwnNumber, findNumberByPhoneId, setProblem } from './numbers-store.ts'
import type { WhatsappDeps } from './whatsapp-deps.ts'

/** A number for sending and receiving. */
export interface SendingNumber extends GraphNumber {
  /** Present if an owner connected it. */
  own: Pick<OwnNumber, 'agentId' | 'accountId' | 'problem'> | undefined
  /** Whether the owner's own Meta app signs its webhooks. */
  hasOwnApp: boolean
  /** `name/language`. */
  template: string | undefined
}

export const TOKEN_PURPOSE = 'whatsapp-token'
export const APP_SECRET_PURPOSE = 'whatsapp-app-secret'
const REFUSALS = {
  name: 'foyer_whatsapp_number_problems_total',
  help: 'Refusals by WhatsApp whose cause the owner of the number must fix.',
}

/** Returns the number with this ID: the service's or an owner's. */
export async function findSendingNumber(deps: WhatsappDeps, phoneNumberId: string): Promise<SendingNumber | undefined> {
  const { whatsapp, db, secretKeys, config } = deps
  if (phoneNumberId === whatsapp.phoneNumberId) {
    return {
      apiUrl: whatsapp.apiUrl(),
      phoneNumberId,
      token: whatsapp.token,
      own: undefined,
      hasOwnApp: false,
      template: whatsapp.template,
    }
  }
  const own = await findNumberByPhoneId(db, phoneNumberId)
  if (!own) return undefined
  const token = openSealed(secretKeys, TOKEN_PURPOSE, own.tokenSealed)
  return {
    apiUrl: config.graph.apiUrl,
    phoneNumberId,
    token,
    own,
    hasOwnApp: own.appSecretSealed !== null,
    template: own.template ?? undefined,
  }
}

/** Notifies the number's owner of what to fix, once per problem. */
export async function reportProblem(deps: WhatsappDeps, db: Tx, phoneNumberId: string, problem: string): Promise<void> {
  deps.metrics.increase(REFUSALS)
  if (phoneNumberId === deps.whatsapp.phoneNumberId)
    return deps.log.error({ problem }, 'WhatsApp refuses this service’s number')
  const agentId = await setProblem(db, phoneNumberId, problem)
  if (agentId) await alertOwner(deps, db, agentId, 'whatsapp_problem')
}
