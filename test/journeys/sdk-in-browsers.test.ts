import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openVisitor } from '../support/browser.ts'
import { buildSdk } from '../support/built-sdk.ts'
import { disposeAfterAll } from '../support/dispose-after-all.ts'
import { prepareJourneys } from '../support/journey.ts'
import { BOX, LINDENHOF } from '../support/lindenhof.ts'
import { startSite } from '../support/site-server.ts'

const { browser, service } = await prepareJourneys()
const { file } = await disposeAfterAll(buildSdk())
const sdk = await readFile(file, 'utf8')
const { webchat_widget_key: widgetKey } = await service.createAgent({ codebase_context: LINDENHOF })

/** Imports the SDK, tries a key, chats, and asks with a token that opens nothing. */
const PROGRAM = `
  import { Foyer, UnauthorizedError } from '/sdk.js'
  const baseUrl = '${service.origin}'
  const failureOf = (promise) => promise.then(() => undefined, (error) => error)
  export async function run() {
    const refused = await failureOf((async () => new Foyer({ baseUrl, apiKey: 'ak_secret' }))())
    const chat = await new Foyer({ baseUrl }).startChat({ widget_key: '${widgetKey}' })
    let streamed = ''
    for await (const part of chat.sendMessageStream({ text: '${BOX}' }))
      if (part.type === 'text-delta') streamed += part.delta
    const unknown = await failureOf(new Foyer({ baseUrl }).openChat('none').listMessages())
    return {
      refused: refused.message,
      streamed,
      unknown: [unknown instanceof UnauthorizedError, unknown.code, typeof unknown.requestId],
    }
  }`

test.each([
  ['on a page', `window.done = import('/program.js').then(({ run }) => run())`],
  [
    'in a worker of a page',
    `window.done = new Promise((resolve) => {
      const worker = new Worker('/worker.js', { type: 'module' })
      worker.addEventListener('message', ({ data }) => resolve(data))
    })`,
  ],
])('%s of another origin the SDK refuses keys, and chats', async (_place, script) => {
  await using site = await startSite({
    '/': `<!doctype html><title>Shop</title><script type="module">${script}</script>`,
    '/sdk.js': sdk,
    '/program.js': PROGRAM,
    '/worker.js': `import { run } from '/program.js'\npostMessage(await run())`,
  })
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await page.goto(site.origin)
  expect(await page.evaluate('window.done')).toEqual({
    refused: expect.stringContaining('An API key must not be used in a browser'),
    streamed: expect.stringContaining('24.50'),
    unknown: [true, 'unauthorized', 'string'],
  })
})
