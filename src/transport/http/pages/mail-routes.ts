import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { App } from '#src/app.ts'
import { isStopToken, stopMails } from '#src/features/mail/mail.ts'
import { parseInput } from '../wire/parse-input.ts'
import { html, sendPage } from '../wire/plain-html.ts'

const query = z.object({ token: z.string().max(200).default('') })

/**
 * The link at the end of a mail. Opening it shows a button, because mail scanners open links; the button, or the mail program's own by
 * RFC 8058, stops the mails. What comes as a body is not looked at.
 */
export function mailRoutes(scope: FastifyInstance, app: App): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))

  scope.get('/mail/stop', (request, reply) => {
    const { token } = parseInput(query, request.query)
    if (!isStopToken(app, token)) return sendUnknown(reply)
    return sendPage(
      reply,
      'Stop these mails',
      html`<p>No mail about agents that somebody creates under your address will reach you any more.</p>
        <form method="post"><button>Stop the mails</button></form>`,
    )
  })

  scope.post('/mail/stop', async (request, reply) => {
    const { token } = parseInput(query, request.query)
    if (!(await stopMails(app, token))) return sendUnknown(reply)
    return sendPage(reply, 'Stopped', html`<p>You will get no more of these mails.</p>`)
  })
}

function sendUnknown(reply: FastifyReply): FastifyReply {
  return sendPage(reply.status(404), 'This link is not known here', html`<p>Check that the whole link was copied from the mail.</p>`)
}
