import { isLoopbackHost } from '#src/base/loopback.ts'
import { computeOnce } from '#src/base/memoize.ts'
import { composeMail } from './compose-mail.ts'
import { MailError, type Mailer } from './mail-types.ts'

export interface SmtpSettings {
  /**
   * `smtp://user:password@host:587` requires STARTTLS; `smtps://` uses TLS from the start. Plain text is used for a
   * loopback server without a password, and if `?tls=none` allows it.
   */
  url: string
  /** `Name <address>`. */
  from: string
  /** The timeout for connecting, for the greeting and for each silence. */
  silenceMs?: number
  /** The timeout for one message. */
  totalMs?: number
}

const SILENCE_MS = 15_000
const TOTAL_MS = 60_000

/** Creates a mailer that sends messages to the operator's SMTP server, with a connection for each. */
export function createSmtpMailer({ url, from, silenceMs = SILENCE_MS, totalMs = TOTAL_MS }: SmtpSettings): Mailer {
  const transport = computeOnce(() => openTransport(url, silenceMs))
  return {
    send: async (message, signal) => {
      const deadline = AbortSignal.timeout(totalMs)
      const composed = composeMail(message, from)
      try {
        await (
          await transport()
        ).sendMail({ ...composed, signal: signal ? AbortSignal.any([signal, deadline]) : deadline })
      } catch (error) {
        throw toMailError(error)
      }
    },
  }
}

/** Connects and signs in, and sends nothing. Throws `MailError` if that fails. */
export async function checkSmtp({
  url,
  silenceMs = SILENCE_MS,
}: Pick<SmtpSettings, 'url' | 'silenceMs'>): Promise<void> {
  try {
    await (await openTransport(url, silenceMs)).verify()
  } catch (error) {
    throw toMailError(error)
  }
}

async function openTransport(url: string, silenceMs: number) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    ...readSmtpUrl(url),
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    // Later than the greeting's, whose error says more.
    socketTimeout: silenceMs + 100,
    dnsTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

function readSmtpUrl(text: string) {
  const url = new URL(text)
  const secure = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const user = decodeURIComponent(url.username)
  const plain = !secure && (url.searchParams.get('tls') === 'none' || (user === '' && isLoopbackHost(host)))
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !plain,
    ignoreTLS: plain,
    ...(user ? { auth: { user, pass: decodeURIComponent(url.password) } } : {}),
  }
}

/** By the codes of Node and OpenSSL for the connection, before nodemailer's own. The first match counts. */
const WORDS: readonly (readonly [code: RegExp, words: string])[] = [
  [/^ECONNREFUSED /, 'The SMTP server refused the connection; does it listen at this port?'],
  [/^ERR_SSL_/, 'The SMTP server does not support TLS at this port; smtp:// needs STARTTLS'],
  [/^\S*CERT|^UNABLE_TO_/, 'The certificate of the SMTP server is not trusted, or is for another name'],
  [
    /^GREETING_TIMEOUT /,
    'The SMTP server sent no greeting; a port with TLS from the start, such as 465, needs smtps://',
  ],
  [/ EAUTH$/, 'The SMTP server refused the user name or password'],
  [/ ETLS$/, 'The SMTP server offers no usable TLS; use smtps://, or allow plain text with ?tls=none'],
  [/ EDNS$/, 'The name of the SMTP server could not be resolved'],
  [/ EABORT$/, 'The SMTP server took too long, or the service was stopped'],
  [/ ETIMEDOUT$/, 'The SMTP server took too long'],
  [/ ECONNECTION$/, 'The SMTP server ended the connection'],
  [/ ESOCKET$/, 'The connection to the SMTP server failed'],
  [/^/, 'The SMTP server refused the message'],
]

interface SmtpFailure {
  code?: string
  originalCode?: string
  timeoutType?: string
  responseCode?: number
}

/** The server's reply can quote the message, so only its status is used. */
function toMailError(error: unknown): MailError {
  const { code = '', timeoutType = '', originalCode = timeoutType, responseCode } = error as SmtpFailure
  const [, words = ''] = WORDS.find(([pattern]) => pattern.test(`${originalCode} ${code}`)) ?? []
  // Permanent for this receiver or this message. The operator can fix a refused sign-in, so that it works later.
  const permanent = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500
  return new MailError(responseCode === undefined ? words : `${words} (status ${responseCode})`, permanent)
}
