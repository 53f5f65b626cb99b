import type { PhoneResponse, PhoneSendRequest, PhoneSendResponse } from '#src/contract/app/simulator-contract.ts'
import { sendForJson } from '../lib/http.ts'

const PATH = '/whatsapp/simulator/messages'

/** Operations of the simulated phone, which a cookie identifies. Both throw `ApiError`. */
export const readPhone = () => sendForJson<PhoneResponse>(PATH)

export const sendFromPhone = (message: PhoneSendRequest) =>
  sendForJson<PhoneSendResponse>(PATH, { method: 'POST', body: message })
