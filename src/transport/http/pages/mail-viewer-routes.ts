import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { isLoopbackHost } from '#src/base/loopback.ts'
import { html } from '#src/base/markup.ts'
import { isForwarded } from '../callers/client-address.ts'
import { sendPage } from '../wire/plain-html.ts'
import type { ById } from '../wire/path-id.ts'

// A frame without an origin, scripts or requests. Links open in a new tab.
const FRAME_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'"

/**
 * Shows the emails of a service without a mail server to people on this machine. Their links are secrets, so the page
 * does not exist if the service listens on the network, has a public URL or was reached through a proxy.
 */
export function mailViewerRoutes(server: FastifyInstance, app: App): void {
  const { mailFolder } = app
  if (!mailFolder || !hasMailPage(app)) return

  server.get('/dev/mail', async (request, reply) => {
    refuseForwarded(request)
    const mails = await mailFolder.list()
    const items = mails.map(
      ({ id, subject, to, date }) => html`<li><a href="/dev/mail/${id}">${subject}</a><br />${to}, ${date}</li>`,
    )
    return sendPage(
      reply,
      'Mails',
      items.length > 0
        ? html`<ul>
            ${items}
          </ul>`
        : html`<p>No emails yet. Without SMTP_URL, Foyer keeps emails here.</p>`,
    )
  })

  server.get<ById>('/dev/mail/:id', async (request, reply) => {
    const mail = await findMail(request)
    const frame = html`<iframe
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      src="/dev/mail/${mail.id}/html"
      title="HTML"
    ></iframe>`
    const facts = html`<dl>
      <dt>To</dt>
      <dd>${mail.to}</dd>
      <dt>Date</dt>
      <dd>${mail.date}</dd>
    </dl>`
    return sendPage(
      reply,
      mail.subject,
      html`<p><a href="/dev/mail">All emails</a></p>
        ${facts}${frame}
        <h2>Text</h2>
        <pre>${mail.text}</pre>`,
    )
  })

  server.get<ById>('/dev/mail/:id/html', async (request, reply) => {
    const mail = await findMail(request)
    return reply
      .headers({ 'content-security-policy': FRAME_POLICY, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(mail.html)
  })

  async function findMail(request: FastifyRequest<ById>) {
    refuseForwarded(request)
    const mail = await mailFolder?.find(request.params.id)
    if (!mail) throw new AppError('not_found', 'Mail not found')
    return mail
  }
}

/** Reports whether emails can be read at `/dev/mail`. */
export function hasMailPage({ mailFolder, config }: App): boolean {
  return mailFolder !== undefined && config.isLocal
}

function refuseForwarded(request: FastifyRequest): void {
  const local = isLoopbackHost((request.headers.host ?? '').replace(/:\d+$/, '')) && !isForwarded(request)
  if (!local) throw new AppError('not_found', 'Not found')
}
