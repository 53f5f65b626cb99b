/**
 * A mail as the product means it. Its words are the sender's own; what a caller wrote comes in through `quoteWords`
 * only.
 */
export interface MailMessage {
  /** Names the message: sent twice, it is the same one to the receiver's mail program. */
  id: string
  /** Set where what it carries is made anew for each sending: then each is a message of its own. */
  edition?: string
  /** An address by HTML's rule, without a name. */
  to: string
  subject: string
  paragraphs: string[]
  button?: { label: string; url: string }
  /** The URL where one click ends mails of this kind: `GET` shows a button, `POST` stops (RFC 8058). */
  stopUrl?: string
}

export interface Mailer {
  /** Resolves when the message was handed over. Throws `MailError`, whose text names neither a link nor an address. */
  send(message: MailMessage, signal?: AbortSignal): Promise<void>
}

/** Why a message was not taken. */
export class MailError extends Error {
  /** Trying again would end the same way. */
  readonly permanent: boolean

  constructor(message: string, permanent: boolean) {
    super(message)
    this.name = 'MailError'
    this.permanent = permanent
  }
}
