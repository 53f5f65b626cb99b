import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { App } from '#src/app.ts'
import { html } from '#src/base/markup.ts'
import { hasStoppedMails, stopMails } from '#src/features/mail/mail.ts'
import { parseInput } from '../wire/parse-input.ts'
import { sendPage } from '../wire/plain-html.ts'

const query = z.object({ token: z.string().max(200).default('') })

/**
 * Routes for the unsubscribe link of emails. Opening it shows a button, because mail scanners open links. The button,
 * or the mail program's own (RFC 8058), stops emails; another one turns them back on. Ignores the body.
 */
export function mailRoutes(scope: FastifyInstance, app: App): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))

  scope.get('/mail/stop', async (request, reply) => {
    const { token } = parseInput(query, request.query)
    const areStopped = await hasStoppedMails(app, token)
    if (areStopped === undefined) return sendUnknown(reply)
    return areStopped ? sendStopped(reply, token) : sendOffer(reply, 'Stop these emails', token)
  })

  scope.post('/mail/stop', async (request, reply) => {
    const { token } = parseInput(query, request.query)
    return (await stopMails(app, token, true)) ? sendStopped(reply, token) : sendUnknown(reply)
  })

  scope.post('/mail/resume', async (request, reply) => {
    const { token } = parseInput(query, request.query)
    return (await stopMails(app, token, false)) ? sendOffer(reply, 'Emails are on again', token) : sendUnknown(reply)
  })
}

function sendOffer(reply: FastifyReply, title: string, token: string): FastifyReply {
  return sendPage(
    reply,
    title,
    html`<p>
        This address gets emails about agents that are created with it, and about visitors of its owner's agents. If you
        stop them, it gets only sign-in emails.
      </p>
      <form method="post" action="stop?token=${token}"><button>Stop emails</button></form>`,
  )
}

function sendStopped(reply: FastifyReply, token: string): FastifyReply {
  return sendPage(
    reply,
    'Emails stopped',
    html`<p>
        This address gets only sign-in emails: none about agents that are created with it, and none about visitors.
      </p>
      <form method="post" action="resume?token=${token}"><button>Turn emails back on</button></form>`,
  )
}

function sendUnknown(reply: FastifyReply): FastifyReply {
  return sendPage(reply.status(404), 'Invalid link', html`<p>Check that you copied the whole link from the email.</p>`)
}
