import { existsSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { ChatMessage } from '../../src/contract/chat/chat-contract.ts'
import { openVisitor } from '../support/browser.ts'
import { prepareJourneys } from '../support/journey.ts'
import { claimNewAgent } from '../support/owner.ts'
import { startSite } from '../support/site-server.ts'
import { stubReply, makeReply } from '../support/stub-replies.ts'
import { ask, fieldOf, launcherOf, settled, startShop, withAttributes } from '../support/widget-page.ts'

const { browser, service } = await prepareJourneys({
  CHAT_PER_VISITOR_PER_HOUR: '1000',
  CHAT_PER_ADDRESS_PER_HOUR: '1000',
})

/** Each would set `pwned` if it ran. */
const ATTACKS = [
  '<script>pwned=1</script>',
  '<img src=x onerror=pwned=1>',
  '<svg onload=pwned=1>',
  '<svg><script>pwned=1</script></svg>',
  '<iframe srcdoc="<script>parent.pwned=1</script>">',
  '<iframe src="javascript:parent.pwned=1">',
  '<a href="javascript:pwned=1">x</a>',
  '[x](javascript:pwned=1)',
  '[x](JaVaScRiPt:pwned=1)',
  '[x](java\tscript:pwned=1)',
  '[x](data:text/html,<script>opener.pwned=1</script>)',
  '[x](vbscript:pwned=1)',
  '![x](javascript:pwned=1)',
  '![x"onerror="pwned=1](https://127.0.0.1:1/x)',
  '[x](https://a.example/"onmouseover="pwned=1)',
  '<https://a.example/onmouseover=pwned=1>',
  '"><img src=x onerror=pwned=1>',
  "'-pwned=1-'",
  '${pwned=1}',
  '{{constructor.constructor("pwned=1")()}}',
  '`<img src=x onerror=pwned=1>`',
  '```\n</code><img src=x onerror=pwned=1>\n```',
  '| <img src=x onerror=pwned=1> |\n| --- |\n| <svg onload=pwned=1> |',
  '<details open ontoggle=pwned=1>',
  '<math><mtext><table><mglyph><style><img src=x onerror=pwned=1>',
  '<style>@import "javascript:pwned=1"</style>',
  '<template shadowrootmode=open><img src=x onerror=pwned=1></template>',
  '&lt;img src=x onerror=pwned=1&gt;',
  '\u202e<img src=x onerror=pwned=1>',
  '<noscript><p title="</noscript><img src=x onerror=pwned=1>">',
]
const ADDRESSES = [
  'javascript:pwned=1',
  ' javascript:pwned=1',
  'data:text/html,<script>pwned=1</script>',
  'https://user:pass@evil.example/',
  'blob:x',
  'file:///etc/passwd',
]
const EVERYTHING = ATTACKS.join('\n\n')

const XSS = '../shared/testdata/xss.json'
const XSS_MARKDOWN = '../shared/testdata/xss-markdown.json'
/** As many messages as a chat shows at once. */
const AT_ONCE = 100

/** The payloads of the attack lists, or else the ones above. */
function listPayloads(): string[] {
  if (!existsSync(XSS)) return ATTACKS
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
  const listed: string[] = read(XSS).map(({ payload }: { payload: string }) => payload)
  return [...ATTACKS, ...listed, ...read(XSS_MARKDOWN)]
}

/** Scripts that ran, and links that could run one. */
async function findHarm(page: Page): Promise<unknown> {
  await page.waitForTimeout(150)
  const links = await page
    .locator('foyer-panel a')
    .evaluateAll((all) => all.map((link) => (link as unknown as { href: string }).href))
  return {
    ran: await page.evaluate('typeof pwned'),
    links: links.filter((href) => !/^(https?:\/\/(?!.*@)|mailto:|tel:)/.test(href)),
    elements: await page
      .locator('foyer-panel :is(script, iframe, object, embed, style, template, form, [onerror], [onload])')
      .count(),
  }
}
const HARMLESS = { ran: 'undefined', links: [], elements: 0 }

test("no script in a visitor's message runs", async () => {
  const agent = await service.createAgent()
  await using site = await startShop(agent.webchat_embed_code ?? '')
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await page.goto(site.origin)
  await launcherOf(page).click()
  await fieldOf(page).fill(EVERYTHING.slice(0, 4000))
  await fieldOf(page).press('Enter')
  await page.locator('foyer-panel .own').waitFor()
  await settled(page)
  expect(await findHarm(page)).toEqual(HARMLESS)
  await page.reload()
  await launcherOf(page).click()
  await page.locator('foyer-panel .own').waitFor()
  expect(await findHarm(page)).toEqual(HARMLESS)
})

test("no script in a site's or owner's text runs: name, greeting, questions, titles", async () => {
  const hostile = '<img src=x onerror=pwned=1>'
  const { agent, style } = await claimNewAgent(service, {
    company_name: `Shop ${hostile}`,
    agent_name: `Ann ${hostile}`,
    codebase_context: { products: [{ name: `Jar ${hostile}`, price: `7 ${hostile}`, description: EVERYTHING }] },
  })
  await style(
    { launcher: hostile, bubble: hostile.slice(0, 200), delay: 0, questions: [hostile] },
    EVERYTHING.slice(0, 1000),
  )
  await using site = await startShop(agent.webchat_embed_code ?? '')
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await page.goto(site.origin)
  await page.locator('foyer-chat .bubble').waitFor()
  await launcherOf(page).click()
  await ask(page, 'How much is the jar?')
  expect(await findHarm(page)).toEqual(HARMLESS)
})

test("no script in a model's text, or in titles and URLs of an answer, runs", async () => {
  const agent = await service.createAgent()
  await using site = await startShop(agent.webchat_embed_code ?? '')
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await page.goto(site.origin)
  await launcherOf(page).click()
  for (const text of [...ATTACKS, EVERYTHING]) {
    const reply = makeReply({
      text,
      sources: ADDRESSES.map((url) => ({ title: text, url })),
      cards: ADDRESSES.map((url) => ({ title: text, price: text, url, image_url: url })),
      actions: ADDRESSES.map((url) => ({ type: 'link', label: text, url })),
    })
    await stubReply(page, reply)
    await ask(page, 'Go on')
  }
  expect(await findHarm(page)).toEqual(HARMLESS)
})

test('no payload of the attack lists runs, in the words of a visitor, an agent, a source or a card', async ({
  task,
}) => {
  const agent = await service.createAgent()
  const payloads = listPayloads()
  await using site = await startShop(agent.webchat_embed_code ?? '')
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.goto(site.origin)
  await launcherOf(page).click()
  await ask(page, 'Hello')
  let messages: ChatMessage[] = []
  await page.route('**/api/v1/chat/sessions', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), messages } })
  })
  for (let at = 0; at < payloads.length; at += AT_ONCE / 2) {
    messages = payloads.slice(at, at + AT_ONCE / 2).flatMap((text) => [
      makeReply({ role: 'visitor', text }),
      makeReply({
        text,
        sources: [{ title: text, url: text }],
        cards: [{ title: text, price: text, url: text, image_url: text }],
      }),
    ])
    await page.goto(site.origin)
    await launcherOf(page).click()
    await page
      .locator('foyer-panel .own')
      .nth(messages.length / 2 - 1)
      .waitFor()
    expect(await findHarm(page)).toEqual(HARMLESS)
    expect(dialogs).toEqual([])
  }
  task.meta.attacks = { tried: payloads.length * 2, succeeded: 0 }
})

test('no script in the attributes runs, and an invalid color is ignored', async () => {
  const agent = await service.createAgent()
  const value = 'red;}*{display:none}<img src=x onerror=pwned=1>'
  const names = [
    'color',
    'position',
    'scheme',
    'launcher',
    'avatar',
    'greeting',
    'questions',
    'bubble',
    'page',
    'delay',
  ]
  const attributes = names.map((name) => `data-${name}="${value}"`).join(' ')
  await using site = await startShop(withAttributes(agent.webchat_embed_code, attributes))
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await page.goto(site.origin)
  await launcherOf(page).click()
  await fieldOf(page).waitFor()
  expect(await findHarm(page)).toEqual(HARMLESS)
  const background =
    'getComputedStyle(document.querySelector("foyer-chat").shadowRoot.querySelector("button")).backgroundColor'
  expect(await page.evaluate(background)).toBe('rgb(31, 95, 91)')
})

test('pictures load from the service, never from their site', async () => {
  await using pictures = await startSite({
    '/jar.svg': {
      headers: { 'content-type': 'image/svg+xml' },
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    },
  })
  const { agent, style } = await claimNewAgent(service)
  await style({ avatar: `${pictures.origin}/jar.svg` })
  await using site = await startShop(agent.webchat_embed_code ?? '')
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).origin))
  await page.goto(site.origin)
  await launcherOf(page).click()
  await expect
    .poll(() =>
      page
        .locator('foyer-panel .avatar img')
        .evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth)
        .catch(() => 0),
    )
    .not.toBe(0)
  expect(pictures.hits).toEqual(['/jar.svg'])
  expect([...new Set(asked)].sort()).toEqual([service.origin, site.origin].sort())
})

test('the privacy notice is linked below the chat and opens in another tab', async () => {
  const owner = await claimNewAgent(service)
  await owner.ask('PATCH', `/agents/${owner.agent.agent_id}`, { privacy_url: 'https://shop.example/privacy' })
  await using shop = await startShop(owner.agent.webchat_embed_code ?? '')
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await page.goto(shop.origin)
  await launcherOf(page).click()
  const link = page.locator('foyer-panel .footer a')
  await link.waitFor()
  expect(await link.textContent()).toBe('Privacy')
  const attributes = await Promise.all(['href', 'target', 'rel'].map((name) => link.getAttribute(name)))
  expect(attributes).toEqual(['https://shop.example/privacy', '_blank', 'noopener'])
  expect(await visitor.findBarriers()).toEqual([])
  await visitor.photograph('widget-privacy')
  const plain = await claimNewAgent(service)
  await using other = await startShop(plain.agent.webchat_embed_code ?? '')
  await page.goto(other.origin)
  await launcherOf(page).click()
  await fieldOf(page).waitFor()
  expect(await page.locator('foyer-panel .footer a').isVisible()).toBe(false)
})
