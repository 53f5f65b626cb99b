import type {
  DeliveryState,
  InboundContent,
  InboundMessage,
  MediaKind,
  StatusUpdate,
  VisitorMove,
  WebhookContent,
} from './webhook-types.ts'

type Json = Readonly<Record<string, unknown>>

const MEDIA = new Set<string>(['image', 'video', 'audio', 'document', 'sticker'] satisfies MediaKind[])
const STATES: Readonly<Record<string, DeliveryState>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  played: 'read',
  failed: 'failed',
}
/**
 * Events with a visitor's new number, by the names in different versions of the API, or the new ID of a visitor
 * without a number.
 */
const MOVES = new Set(['user_changed_number', 'customer_changed_number', 'user_changed_user_id'])
/** Notices of the service and deleted messages. They are not messages of a visitor. */
const WORDLESS = new Set(['system', 'revoke'])
/** The prefix of a choice's ID before its whole question, because its title may be cut. */
export const ASK = 'ask:'

/** Reads a webhook of WhatsApp's Cloud API. Names unknown or invalid parts in `ignored`, and reads the rest. */
export function readWebhook(payload: unknown): WebhookContent {
  const content: WebhookContent = { messages: [], moves: [], statuses: [], templates: [], ignored: [] }
  const root = record(payload)
  if (root['object'] !== 'whatsapp_business_account') return { ...content, ignored: ['object'] }
  for (const entry of list(root['entry']))
    for (const change of list(record(entry)['changes'])) readChange(record(change), content)
  return content
}

function readChange(change: Json, content: WebhookContent): void {
  const field = label(change['field'])
  const value = record(change['value'])
  if (field === 'messages') readMessages(value, content)
  else if (field === 'message_template_status_update') {
    content.templates.push({
      name: text(value['message_template_name']),
      language: text(value['message_template_language']),
      event: text(value['event']),
      reason: text(value['reason']),
    })
  } else content.ignored.push(field)
}

function readMessages(value: Json, content: WebhookContent): void {
  const phoneNumberId = text(record(value['metadata'])['phone_number_id'])
  const names = new Map(
    list(value['contacts']).map((item) => [
      text(record(item)['wa_id']) || text(record(item)['user_id']),
      nameOf(record(item)),
    ]),
  )
  for (const item of list(value['messages'])) {
    const message = readMessage(record(item), phoneNumberId)
    if (typeof message === 'string') content.ignored.push(message)
    else if ('to' in message) content.moves.push(message)
    else content.messages.push({ ...message, name: names.get(message.from) ?? '' })
  }
  for (const item of list(value['statuses'])) {
    const status = readStatus(record(item), phoneNumberId)
    if (typeof status === 'string') content.ignored.push(status)
    else content.statuses.push(status)
  }
  if (value['messages'] === undefined && value['statuses'] === undefined) content.ignored.push('messages')
}

const MAX_NAME = 200

function nameOf(contact: Json): string {
  return text(record(contact['profile'])['name']).trim().slice(0, MAX_NAME)
}

/** Returns the message, the writer's move to a new number, or the name of what is ignored. */
function readMessage(message: Json, phoneNumberId: string): Omit<InboundMessage, 'name'> | VisitorMove | string {
  const [id, from] = [text(message['id']), writerOf(message)]
  const type = label(message['type'])
  if (id === '' || from === '' || phoneNumberId === '') return `message_${type}`
  const envelope = { id, from, phoneNumberId, sentAt: toDate(message['timestamp']) }
  const to = type === 'system' ? readMove(record(message['system'])) : ''
  if (to !== '') return { ...envelope, to }
  const content = readContent(message, type)
  return content ? { ...envelope, content } : `message_${type}`
}

/** Returns their number, or the ID used instead of it; for a visitor whose ID has changed, the earlier one. */
function writerOf(message: Json): string {
  return text(message['from']) || text(record(message['system'])['previous_user_id']) || text(message['from_user_id'])
}

function readContent(message: Json, type: string): InboundContent | undefined {
  const part = record(message[type])
  if (type === 'text') return { kind: 'text', text: text(part['body']) }
  if (type === 'button') return { kind: 'text', text: text(part['text']) }
  if (type === 'interactive') return readChoice(part)
  if (MEDIA.has(type)) return { kind: 'media', media: type as MediaKind, caption: text(part['caption']) }
  if (type === 'reaction') return { kind: 'reaction', emoji: text(part['emoji']), to: text(part['message_id']) }
  if (type === 'location' || type === 'contacts') return { kind: type }
  if (type === 'edit') return readEdited(record(part['message']))
  return WORDLESS.has(type) ? undefined : { kind: 'unsupported' }
}

/** Returns the text of an edited message. */
function readEdited(message: Json): InboundContent | undefined {
  const type = label(message['type'])
  return type === 'edit' ? { kind: 'unsupported' } : readContent(message, type)
}

/** Returns a visitor's new number or ID; '' if the message is about something else. */
function readMove(system: Json): string {
  if (!MOVES.has(text(system['type']))) return ''
  return text(system['wa_id']) || text(system['new_wa_id']) || text(system['user_id'])
}

function readChoice(interactive: Json): InboundContent | undefined {
  const type = label(interactive['type'])
  if (type === 'call_permission_reply') return undefined
  if (type !== 'button_reply' && type !== 'list_reply') return { kind: 'unsupported' }
  const chosen = record(interactive[type])
  const id = text(chosen['id'])
  return { kind: 'text', text: id.startsWith(ASK) ? id.slice(ASK.length) : text(chosen['title']) }
}

function readStatus(status: Json, phoneNumberId: string): StatusUpdate | string {
  const [id, name] = [text(status['id']), label(status['status'])]
  const state = STATES[name]
  if (state === undefined || id === '') return `status_${name}`
  const [first] = list(status['errors'])
  const error = record(first)
  const details = text(record(error['error_data'])['details']) || text(error['message']) || text(error['title'])
  return {
    id,
    phoneNumberId,
    state,
    reference: text(status['biz_opaque_callback_data']),
    ...(first === undefined ? {} : { error: { code: Number(error['code']) || 0, details } }),
  }
}

/** Returns the date of seconds since 1970, or now for anything else. */
function toDate(seconds: unknown): Date {
  const date = new Date(Number(seconds) * 1000)
  return Number.isNaN(date.getTime()) ? new Date() : date
}

function record(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** Returns text without NUL and lone surrogates, which no database stores. */
function text(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : ''
}

/** Returns a name that can be a metric label. */
function label(value: unknown): string {
  return typeof value === 'string' && /^[a-z_]{1,40}$/.test(value) ? value : 'other'
}
