import { createHmac } from 'node:crypto'
import type { ServiceNumber } from './whatsapp-deps.ts'

/** The id of the simulator's number; none of Meta's is so short. */
const SIMULATOR_PHONE_NUMBER_ID = '12025550143'

/** The path of what plays the Graph API for the simulator. */
export const SIMULATOR_GRAPH_PATH = '/whatsapp/graph/v0'

/** The operator's own number, or the simulator's, whose secrets follow from that of the installation. */
export function createServiceNumber(
  own: (Omit<ServiceNumber, 'isSimulated' | 'apiUrl'> & { phone: string }) | undefined,
  { secretKey, graphUrl, publicUrl }: { secretKey: string; graphUrl: string; publicUrl: () => string },
): ServiceNumber {
  if (own) return { ...own, isSimulated: false, apiUrl: () => graphUrl }
  const secret = (name: string): string => createHmac('sha256', secretKey).update(`simulator:${name}`).digest('base64url')
  return {
    isSimulated: true,
    phoneNumberId: SIMULATOR_PHONE_NUMBER_ID,
    token: secret('token'),
    appSecret: secret('app-secret'),
    verifyToken: secret('verify-token'),
    template: undefined,
    apiUrl: () => `${publicUrl()}${SIMULATOR_GRAPH_PATH}`,
  }
}
