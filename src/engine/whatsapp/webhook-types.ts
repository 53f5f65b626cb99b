export type MediaKind = 'image' | 'video' | 'audio' | 'document' | 'sticker'

/** A visitor's message, as far as an agent can use it. */
export type InboundContent =
  | { kind: 'text'; text: string }
  | { kind: 'media'; media: MediaKind; caption: string }
  /** `emoji` is '' if the reaction was removed; `to` is the message with the reaction. */
  | { kind: 'reaction'; emoji: string; to: string }
  | { kind: 'location' }
  | { kind: 'contacts' }
  | { kind: 'unsupported' }

export interface InboundMessage {
  id: string
  /** Digits, or the ID of a visitor without a number. */
  from: string
  /** The name they gave themselves, or ''. */
  name: string
  phoneNumberId: string
  sentAt: Date
  content: InboundContent
}

/** A visitor's new number or ID. */
export interface VisitorMove extends Omit<InboundMessage, 'name' | 'content'> {
  to: string
}

export type DeliveryState = 'sent' | 'delivered' | 'read' | 'failed'

/** The delivery state of a sent message. */
export interface StatusUpdate {
  id: string
  phoneNumberId: string
  state: DeliveryState
  /** The sender's own ID of the message, if any. */
  reference: string
  error?: { code: number; details: string }
}

export interface TemplateUpdate {
  name: string
  language: string
  /** For example `APPROVED`, `REJECTED`, `PAUSED`. */
  event: string
  reason: string
}

/** The content of one webhook request. */
export interface WebhookContent {
  messages: InboundMessage[]
  moves: VisitorMove[]
  statuses: StatusUpdate[]
  templates: TemplateUpdate[]
  /** The names of what was left out: fields and types that mean nothing to an agent. */
  ignored: string[]
}
