import { SIMULATOR_DIGITS } from '#src/base/addresses.ts'
import { signText } from '#src/base/signed-text.ts'
import type { ServiceNumber } from './whatsapp-deps.ts'

/** Path of the simulator's Graph API. */
export const SIMULATOR_GRAPH_PATH = '/whatsapp/graph/v0'

/** Returns the operator's number, or the simulator's, whose secrets derive from the installation's. */
export function createServiceNumber(
  own: (Omit<ServiceNumber, 'isSimulated' | 'apiUrl'> & { phone: string }) | undefined,
  { secretKey, graphUrl, publicUrl }: { secretKey: string; graphUrl: string; publicUrl: () => string },
): ServiceNumber {
  if (own) return { ...own, isSimulated: false, apiUrl: () => graphUrl }
  const secret = (name: string): string => signText(secretKey, `simulator:${name}`)
  return {
    isSimulated: true,
    // Shorter than any of Meta's IDs.
    phoneNumberId: SIMULATOR_DIGITS,
    token: secret('token'),
    appSecret: secret('app-secret'),
    verifyToken: secret('verify-token'),
    template: undefined,
    apiUrl: () => `${publicUrl()}${SIMULATOR_GRAPH_PATH}`,
  }
}
