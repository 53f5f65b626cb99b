/** An email. Its words are the sender's own; words of a caller go through `quoteWords`. */
export interface MailMessage {
  /** Identifies the message: if it is sent twice, the receiver's mail program shows it once. */
  id: string
  /** Set if its content is new for each sending, so that each is a separate message. */
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
  /** Resolves when the message was accepted. Throws `MailError`, whose text contains no link and no address. */
  send(message: MailMessage, signal?: AbortSignal): Promise<void>
}

/** Why a message was not accepted. */
export class MailError extends Error {
  /** A retry would fail in the same way. */
  readonly permanent: boolean

  constructor(message: string, permanent: boolean) {
    super(message)
    this.name = 'MailError'
    this.permanent = permanent
  }
}
