import { escapeHtml } from '#src/base/escape-html.ts'
import type { MailMessage } from './mail-types.ts'

/** A message in the form of the library that encodes and sends it. */
export interface ComposedMail {
  from: string
  to: { name: string; address: string }
  subject: string
  messageId: string
  text: string
  html: string
  textEncoding: 'quoted-printable'
  headers: Record<string, { prepared: true; value: string }>
}

const STYLES = {
  body: 'margin:0;padding:24px;background:#fafaf8;color:#141c18;font:16px/1.55 -apple-system,"Segoe UI",Roboto,Arial,sans-serif',
  box: 'max-width:34rem;margin:0 auto',
  button:
    'display:inline-block;padding:12px 20px;border-radius:10px;background:#0b5a44;color:#ffffff;font-weight:600;text-decoration:none',
  code: 'font-size:28px;font-weight:600;letter-spacing:4px',
  footer: 'margin-top:32px;color:#5f6b65;font-size:14px',
}
const STOP_WORDS = 'Stop all emails except sign-in emails'

/**
 * Returns the text, HTML and headers of a message; `from` is `Name <address>`. Throws if a header would contain a
 * line break or another control character.
 */
export function composeMail(message: MailMessage, from: string): ComposedMail {
  const { id, edition, to, subject, stopUrl } = message
  for (const value of [from, id, edition ?? '', to, subject, stopUrl ?? '']) refuseControlCharacters(value)
  return {
    from,
    to: { name: '', address: to },
    subject,
    messageId: `<${[id, edition].filter(Boolean).join('.')}@${from.slice(from.lastIndexOf('@') + 1).replace(/>.*/, '')}>`,
    text: toText(message),
    html: toHtml(message),
    textEncoding: 'quoted-printable',
    headers: {
      'Auto-Submitted': header('auto-generated'),
      ...(stopUrl
        ? { 'List-Unsubscribe': header(`<${stopUrl}>`), 'List-Unsubscribe-Post': header('List-Unsubscribe=One-Click') }
        : {}),
    },
  }
}

function header(value: string): { prepared: true; value: string } {
  return { prepared: true, value }
}

function toText({ paragraphs, button, stopUrl }: MailMessage): string {
  const parts = [
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...(stopUrl ? [`--\n${STOP_WORDS}:\n${stopUrl}`] : []),
  ]
  return `${parts.join('\n\n')}\n`
}

function toHtml({ subject, paragraphs, button, stopUrl }: MailMessage): string {
  const words = paragraphs.map(
    (paragraph) => `<p${/^\d{6}$/.test(paragraph) ? ` style="${STYLES.code}"` : ''}>${escapeHtml(paragraph)}</p>`,
  )
  const action = button ? [`<p>${link(button.url, button.label, STYLES.button)}</p>`] : []
  const footer = stopUrl ? [`<p style="${STYLES.footer}">${link(stopUrl, STOP_WORDS, 'color:#5f6b65')}</p>`] : []
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style='${STYLES.body}'>
<div style="${STYLES.box}">
${[...words, ...action, ...footer].join('\n')}
</div>
</body>
</html>
`
}

function link(url: string, label: string, style: string): string {
  return `<a href="${escapeHtml(url)}" style="${style}" target="_blank" rel="noreferrer">${escapeHtml(label)}</a>`
}

function refuseControlCharacters(value: string): void {
  if (/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(value))
    throw new Error('A mail header must not contain control characters')
}
