import type { Addresses } from '#src/base/addresses.ts'
import type { SecretKeys } from '#src/base/signed-text.ts'
import type { GuardedFetch } from '#src/engine/fetch/fetch-types.ts'
import type { TurnDeps } from '#src/features/conversations/conversations.ts'
import type { ReadReceipts } from './read-receipts.ts'

/** The number that agents share: the operator's, or else the simulator's. */
export interface ServiceNumber {
  isSimulated: boolean
  phoneNumberId: string
  token: string
  appSecret: string
  verifyToken: string
  /** `name/language`. */
  template: string | undefined
  /** Base URL of the Graph API or the simulator. */
  apiUrl(): string
}

export interface WhatsappDeps extends TurnDeps {
  secretKeys: SecretKeys
  addresses: Addresses
  /** Fetches from the Graph API. */
  graphFetch: GuardedFetch
  whatsapp: ServiceNumber
  receipts: ReadReceipts
  config: {
    chat: { whatsappWaitMs: number; perVisitorPerHour: number }
    graph: { apiUrl: string; messagesPerSecond: number }
  }
}
