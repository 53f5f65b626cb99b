import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { App } from '#src/app.ts'
import { escapeHtml } from '#src/base/escape-html.ts'
import { storableText } from '#src/base/storable-text.ts'
import { html } from '#src/base/markup.ts'
import { findShownAgent } from '#src/features/agents/agents.ts'
import { hostedPageHead, hostedPageIcon, hostedPagePicture } from '#src/features/channels/channels.ts'
import { sendPage } from '../wire/plain-html.ts'

type WithKey = { Params: { key: string } }

const CACHED_SECONDS = 300

/** Serves `/chat/<widget_key>`: the built page `file` with the agent's title, image and language. */
export function hostedPageRoutes(
  server: FastifyInstance,
  app: App,
  { file, policy }: { file: string; policy: string },
): void {
  server.get<WithKey>('/chat/:key', async (request, reply) => {
    const agent = await findShownAgent(app.db, storableText(request.params.key))
    if (!agent) return sendPage(reply.status(404), 'Chat not found', html`<p>There is no chat at this URL.</p>`)
    const template = await readFile(file, 'utf8')
    const page = template
      .replace('lang="en"', () => `lang="${escapeHtml(agent.language || 'en')}"`)
      .replace('<title>Chat</title>', () => hostedPageHead(app, agent))
      .replace('id="report"', agent.verifiedAt ? 'id="report" hidden' : 'id="report"')
    return reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(page)
  })

  server.get<WithKey>('/chat/:key/icon.svg', async (request, reply) => {
    const agent = await findShownAgent(app.db, storableText(request.params.key))
    if (!agent) return reply.callNotFound()
    return reply
      .headers({
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': `public, max-age=${CACHED_SECONDS}`,
      })
      .type('image/svg+xml')
      .send(hostedPageIcon(agent))
  })

  server.get<WithKey>('/chat/:key/icon.png', async (request, reply) => {
    const agent = await findShownAgent(app.db, storableText(request.params.key))
    const picture = agent && (await hostedPagePicture(agent))
    if (!picture) return reply.callNotFound()
    return reply
      .header('cache-control', `public, max-age=${CACHED_SECONDS}`)
      .type('image/png')
      .send(Buffer.from(picture))
  })
}
