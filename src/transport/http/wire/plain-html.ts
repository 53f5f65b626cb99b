import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { type Markup, html } from '#src/base/markup.ts'

/** Pages without scripts: a sentence and a button, or a list. */

const STYLE = `:root{color-scheme:light dark;--paper:#fafaf8;--ink:#141c18;--accent:#0b5a44;--on-accent:#fff}
@media(prefers-color-scheme:dark){:root{--paper:#0f1412;--ink:#edf2ef;--accent:#74d8b3;--on-accent:#05261b}}
body{max-width:48rem;margin:0 auto;padding:2rem 1.25rem;background:var(--paper);color:var(--ink);font:1rem/1.55 -apple-system,'Segoe UI',Roboto,Arial,sans-serif;overflow-wrap:anywhere}
button{min-height:2.75rem;padding:.5rem 1.1rem;border:0;border-radius:10px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;cursor:pointer}
button[value=refuse]{background:none;color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent)}
pre{padding:1rem;border:1px solid #87928c;border-radius:10px;white-space:pre-wrap}
iframe{width:100%;height:32rem;border:1px solid #87928c;border-radius:10px;background:#fff}
a{color:var(--accent)}
dt{font-weight:600}dd{margin:0 0 .5rem}`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
// In one line: white space from a formatter would change the hash in the policy.
const STYLE_ELEMENT: Markup = { markup: `<style>${STYLE}</style>` }

/**
 * Sends a page that must not be cached or framed. A form's response may redirect to `leadsTo`, an origin or a scheme.
 */
export function sendPage(
  reply: FastifyReply,
  title: string,
  body: Markup,
  { leadsTo = '' }: { leadsTo?: string } = {},
): FastifyReply {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Foyer</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`
  return reply
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-src 'self'; form-action ${["'self'", leadsTo].join(' ').trim()}; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(page.markup)
}
