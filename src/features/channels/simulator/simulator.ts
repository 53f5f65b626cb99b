import { createId } from '#src/base/ids.ts'
import { AppError } from '#src/base/errors.ts'
import { LIMITS } from '#src/engine/whatsapp/outbound-message.ts'
import { signWebhook } from '#src/engine/whatsapp/webhook-signature.ts'
import type { WhatsappDeps } from '../whatsapp/whatsapp-deps.ts'
import {
  type SimulatedMessage,
  deleteSimulated,
  insertSimulated,
  isTyping,
  listSimulated,
  markRead,
  takeUnread,
} from './simulator-store.ts'

/** A message from the visitor's phone: the Cloud API's `type` and its fields. */
export type PhoneMessage = { type: string } & Record<string, unknown>

/**
 * Sends the phone's message through the real webhook, signed like Meta's. Throws `unavailable` if the webhook does not
 * accept it.
 */
export async function sendFromPhone(deps: WhatsappDeps, visitor: string, message: PhoneMessage): Promise<string> {
  const id = `wamid.SIM${createId()}`
  await insertSimulated(deps.db, visitor, { sender: 'visitor', remoteId: id, body: message })
  const sent = { from: visitor, id, timestamp: seconds(), ...message }
  const taken = await deliver(deps, {
    contacts: [{ profile: { name: 'Simulator' }, wa_id: visitor }],
    messages: [sent],
  })
  if (taken) return id
  await deleteSimulated(deps.db, id)
  throw new AppError('unavailable', 'The webhook did not accept the message. Send it again.')
}

/** Returns what the phone shows, and marks it as read. */
export async function readPhone(
  deps: WhatsappDeps,
  visitor: string,
): Promise<{ messages: SimulatedMessage[]; typing: boolean }> {
  const [messages, typing] = [await listSimulated(deps.db, visitor), await isTyping(deps.db, visitor)]
  for (const { remoteId, body } of await takeUnread(deps.db, visitor))
    await report(deps, visitor, { remoteId, body, status: 'read' })
  return { messages, typing }
}

/** An error in the Graph API's shape. */
export interface GraphRefusal {
  status: number
  code: number
  message: string
}

export type GraphAnswer =
  | { success: true }
  | { messaging_product: 'whatsapp'; contacts: unknown[]; messages: { id: string }[] }

/** Acts as the Graph API's messages endpoint: shows the message on the phone and reports its delivery by webhook. */
export async function takeGraphMessage(
  deps: WhatsappDeps,
  body: Readonly<Record<string, unknown>>,
): Promise<GraphAnswer | GraphRefusal> {
  if (body['messaging_product'] !== 'whatsapp')
    return refuse('(#100) The parameter messaging_product is required.', 100)
  if (body['status'] === 'read') {
    const isKnown = await markRead(deps.db, String(body['message_id']), body['typing_indicator'] !== undefined)
    return isKnown ? { success: true } : refuse('(#100) Invalid parameter: message_id', 100)
  }
  const to = typeof body['to'] === 'string' ? body['to'] : ''
  const problem = findProblem(body)
  if (to === '' || problem) return refuse(problem ?? '(#100) The parameter to is required.', problem ? 131009 : 100)
  const remoteId = `wamid.SIM${createId()}`
  await insertSimulated(deps.db, to, { sender: 'agent', remoteId, body })
  void arrive(deps, to, { remoteId, body })
  return { messaging_product: 'whatsapp', contacts: [{ input: to, wa_id: to }], messages: [{ id: remoteId }] }
}

/** Enforces Meta's limits. */
function findProblem(body: Readonly<Record<string, unknown>>): string | undefined {
  const { text, image, interactive } = body as {
    text?: { body?: string }
    image?: { link?: string; caption?: string }
    interactive?: Interactive
  }
  if (text) return (text.body?.length ?? 0) > LIMITS.text || !text.body ? 'The text is empty or too long' : undefined
  if (image)
    return !image.link || (image.caption?.length ?? 0) > LIMITS.caption
      ? 'The picture has no link, or a caption that is too long'
      : undefined
  if (!interactive) return undefined
  const buttons = interactive.action?.buttons ?? []
  const rows = interactive.action?.sections?.flatMap((section) => section.rows ?? []) ?? []
  const isTooLong = (value: string | undefined, max: number): boolean => (value?.length ?? 0) > max
  const tooMany = buttons.length > LIMITS.buttons || rows.length > LIMITS.rows || buttons.length + rows.length === 0
  const tooLong =
    isTooLong(interactive.body?.text, LIMITS.interactiveText) ||
    isTooLong(interactive.action?.button, LIMITS.buttonTitle) ||
    buttons.some(({ reply }) => isTooLong(reply?.title, LIMITS.buttonTitle)) ||
    rows.some(
      ({ title, description }) => isTooLong(title, LIMITS.rowTitle) || isTooLong(description, LIMITS.rowDescription),
    )
  return tooMany || tooLong ? 'The interactive message exceeds its limits' : undefined
}

interface Interactive {
  body?: { text?: string }
  action?: {
    button?: string
    buttons?: { reply?: { id?: string; title?: string } }[]
    sections?: { rows?: { id?: string; title?: string; description?: string }[] }[]
  }
}

function refuse(message: string, code: number): GraphRefusal {
  return { status: 400, code, message }
}

type Shown = Pick<SimulatedMessage, 'remoteId' | 'body'>

async function arrive(deps: WhatsappDeps, visitor: string, message: Shown): Promise<void> {
  for (const status of ['sent', 'delivered'] as const) await report(deps, visitor, { ...message, status })
}

/** Reports the status of an agent's message. It does no harm if one is lost. */
async function report(
  deps: WhatsappDeps,
  visitor: string,
  { remoteId, body, status }: Shown & { status: string },
): Promise<void> {
  const reference = body['biz_opaque_callback_data']
  const said = {
    id: remoteId,
    status,
    timestamp: seconds(),
    recipient_id: visitor,
    biz_opaque_callback_data: reference,
  }
  await deliver(deps, { statuses: [said] }).catch(() => false)
}

/** Reports whether the webhook accepted it. */
async function deliver(
  { addresses, graphFetch, whatsapp }: WhatsappDeps,
  value: Record<string, unknown>,
): Promise<boolean> {
  const metadata = { display_phone_number: addresses.chatDigits(), phone_number_id: whatsapp.phoneNumberId }
  const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } }
  const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '0', changes: [change] }] })
  const headers = {
    'content-type': 'application/json',
    'x-hub-signature-256': signWebhook(whatsapp.appSecret, Buffer.from(body)),
  }
  const response = await graphFetch(`${addresses.public()}/webhooks/whatsapp`, { method: 'POST', headers, body })
  return response.status === 200
}

function seconds(): string {
  return String(Math.floor(Date.now() / 1000))
}
