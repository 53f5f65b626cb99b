export type MediaKind = 'image' | 'video' | 'audio' | 'document' | 'sticker'

/** What a visitor sent, as far as an agent can make something of it. */
export type InboundContent =
  | { kind: 'text'; text: string }
  | { kind: 'media'; media: MediaKind; caption: string }
  /** `emoji` is '' when the reaction was taken back; `to` is the message it stands at. */
  | { kind: 'reaction'; emoji: string; to: string }
  | { kind: 'location' }
  | { kind: 'contacts' }
  | { kind: 'unsupported' }

export interface InboundMessage {
  id: string
  /** Digits, or the id that stands for a visitor without a number. */
  from: string
  /** What they call themselves, or ''. */
  name: string
  phoneNumberId: string
  sentAt: Date
  content: InboundContent
}

/** A visitor has another number from now on, or another id. */
export interface VisitorMove extends Omit<InboundMessage, 'name' | 'content'> {
  to: string
}

export type DeliveryState = 'sent' | 'delivered' | 'read' | 'failed'

/** What became of a message that was sent. */
export interface StatusUpdate {
  id: string
  phoneNumberId: string
  state: DeliveryState
  /** What the sender called the message, if anything. */
  reference: string
  error?: { code: number; details: string }
}

export interface TemplateUpdate {
  name: string
  language: string
  /** Such as `APPROVED`, `REJECTED`, `PAUSED`. */
  event: string
  reason: string
}

/** What one delivery of a webhook says. */
export interface WebhookContent {
  messages: InboundMessage[]
  moves: VisitorMove[]
  statuses: StatusUpdate[]
  templates: TemplateUpdate[]
  /** The names of what was left out: fields and types that say nothing to an agent. */
  ignored: string[]
}
