import { styleText } from 'node:util'
import type { Config } from '#src/config.ts'
import { findChromium } from '#src/engine/crawl/render/find-chromium.ts'

/** A part of the installation: what is set up, or what is missing and how to add it. */
interface Part {
  name: string
  isSetUp: boolean
  sentence: string
}

const SIGNS = { done: styleText('green', '✓'), missing: styleText('yellow', '·') }
const NAME_WIDTH = 10

/**
 * Describes a running installation to a person at a terminal: its pages, what is set up, and what is missing and how to
 * add it.
 */
export async function describeSetup(config: Config, url: string): Promise<string> {
  const parts = await listParts(config)
  return [
    '',
    ...[
      ['Start page', `${url}/`],
      ['Dashboard', `${url}/dashboard`],
      ['Docs', `${url}/docs`],
    ].map(([name = '', address = '']) => `  ${name.padEnd(NAME_WIDTH)}  ${styleText('cyan', address)}`),
    '',
    ...parts.map(({ name, isSetUp, sentence }) => {
      const words = isSetUp ? sentence : styleText('gray', sentence)
      return `${isSetUp ? SIGNS.done : SIGNS.missing} ${name.padEnd(NAME_WIDTH)}  ${words}`
    }),
    '',
    'For a demo with data, run: npx foyer demo. To check this installation: npx foyer doctor. To stop: Ctrl+C.',
    '',
    '',
  ].join('\n')
}

async function listParts({ databaseUrl, dataDir, model, mail, whatsapp, crawl, isLocal }: Config): Promise<Part[]> {
  const chromium = crawl.chromiumPath === 'none' ? undefined : await findChromium(crawl.chromiumPath)
  return [
    { name: 'Database', isSetUp: true, sentence: databaseUrl ? 'PostgreSQL' : `embedded, in ${dataDir}` },
    model
      ? { name: 'Answers', isSetUp: true, sentence: `${model.provider}:${model.model}` }
      : { name: 'Answers', isSetUp: true, sentence: 'the built-in answerer. To add a model, set CHAT_MODEL.' },
    mail.smtpUrl
      ? { name: 'Email', isSetUp: true, sentence: 'sent by SMTP' }
      : { name: 'Email', isSetUp: false, sentence: `kept in ${dataDir}/mail. To send it, set SMTP_URL.` },
    whatsapp
      ? { name: 'WhatsApp', isSetUp: true, sentence: `+${whatsapp.phone}` }
      : {
          name: 'WhatsApp',
          isSetUp: false,
          sentence: 'the built-in simulator. To connect a number: docs/whatsapp.md.',
        },
    chromium
      ? { name: 'Chromium', isSetUp: true, sentence: chromium }
      : { name: 'Chromium', isSetUp: false, sentence: 'not found. Foyer cannot read pages that need JavaScript.' },
    isLocal
      ? { name: 'Network', isSetUp: false, sentence: 'this machine only. To open it: docs/self-hosting.md.' }
      : { name: 'Network', isSetUp: true, sentence: 'open to other machines' },
  ]
}
