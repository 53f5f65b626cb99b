import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { prepareJourneys } from '../support/journey.ts'
import { ask, fieldOf, launcherOf, shopPage, startShop } from '../support/widget-page.ts'

const { browser, service } = await prepareJourneys()
const agent = await service.createAgent({ codebase_context: { products: [{ name: 'Honey jar', price: '7.50 EUR' }] } })
const code = agent.webchat_embed_code ?? ''
const key = agent.webchat_widget_key ?? ''

const hosts = (page: Page) => page.locator('foyer-chat')
const scriptUrl = () => `${service.origin}/widget.js`

test('before a visitor opens the chat, only the loader and settings load, and nothing is stored', async () => {
  await using site = await startShop(code)
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto(site.origin)
  await launcherOf(page).waitFor()
  await page.waitForLoadState('networkidle')
  expect(requests.filter((path) => path !== '/' && path !== '/favicon.ico')).toEqual([
    '/widget.js',
    '/api/v1/chat/settings',
  ])

  const panel = page.waitForResponse((response) => response.url().includes('/widget-panel-'))
  await launcherOf(page).hover()
  await panel
  await launcherOf(page).click()
  await fieldOf(page).waitFor()
  expect(await page.evaluate('[localStorage.length, sessionStorage.length, document.cookie]')).toEqual([0, 0, ''])
  await ask(page, 'How much is the honey jar?')
  expect(await page.evaluate('Object.keys(localStorage)')).toEqual([`foyer:${key}`])
})

test.each([
  ['in the head', (tag: string) => ({ head: tag, body: '' })],
  ['in the head, without async', (tag: string) => ({ head: tag.replace(' async', ''), body: '' })],
  ['as a module', (tag: string) => ({ head: tag.replace(' async', ' type="module"'), body: '' })],
  ['three times', (tag: string) => ({ head: tag, body: tag + tag })],
  [
    'by a tag manager',
    () => ({
      head: '',
      body: `<script>const s = document.createElement('script'); s.src = '${scriptUrl()}'; s.async = true; s.setAttribute('data-widget-key', '${key}'); document.head.append(s)</script>`,
    }),
  ],
  [
    'with a key that comes late',
    () => ({
      head: '',
      body: `<script id="foyer" src="${scriptUrl()}"></script><script>document.getElementById('foyer').dataset.widgetKey = '${key}'</script>`,
    }),
  ],
])('placed %s it mounts once and opens', async (_name, place) => {
  const { head, body } = place(code)
  await using site = await startShop(body, {}, head)
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await page.goto(site.origin)
  await launcherOf(page).click()
  await fieldOf(page).waitFor()
  expect(await hosts(page).count()).toBe(1)
  expect(visitor.complaints).toEqual([])
})

test('the open chat survives route changes and swapped or emptied bodies', async () => {
  await using site = await startShop(code)
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await page.setViewportSize({ width: 1000, height: 460 })
  await page.goto(site.origin)
  await launcherOf(page).click()
  await ask(page, 'How much is the honey jar?')
  await fieldOf(page).fill('And the la')
  const state = () =>
    page.evaluate(`(() => { const { activeElement: field } = document.querySelector('foyer-chat').shadowRoot.querySelector('foyer-panel').shadowRoot
      return [field?.value, field?.getRootNode().querySelector('.thread').scrollTop] })()`)
  const before = await state()
  expect(before).toEqual(['And the la', expect.any(Number)])
  for (const change of [
    'history.pushState(null, "", "/elsewhere")',
    // Like Turbo: a new body whose scripts are created again, so that they run.
    `{ const body = document.createElement('body'); body.innerHTML = '<h1>Next</h1>'; const s = document.createElement('script');
       s.src = '${scriptUrl()}'; s.dataset.widgetKey = '${key}'; body.append(s); document.documentElement.replaceChild(body, document.body) }`,
    'document.body.innerHTML = "<h1>Emptied</h1>"',
    'document.startViewTransition ? document.startViewTransition(() => { document.body.replaceChildren() }).finished : document.body.replaceChildren()',
  ]) {
    await page.evaluate(change)
    await page.locator('foyer-panel .reply', { hasText: '7.50 EUR' }).waitFor()
    expect(await hosts(page).count()).toBe(1)
    expect(await state()).toEqual(before)
  }
  await page.evaluate('document.documentElement.replaceChildren(document.createElement("body"))')
  await page.locator('foyer-panel .reply', { hasText: '7.50 EUR' }).waitFor()
  expect(await hosts(page).count()).toBe(1)
})

test('the open chat works after the back-forward cache', async () => {
  await using site = await startShop(code, { '/next': shopPage('') })
  await using caching = await launchBrowser(['--disable-back-forward-cache'])
  await using visitor = await openVisitor(caching)
  const { page } = visitor
  await page.goto(site.origin)
  await launcherOf(page).click()
  await ask(page, 'How much is the honey jar?')
  await page.evaluate('addEventListener("pageshow", (event) => { globalThis.restored = event.persisted })')
  await page.goto(`${site.origin}/next`)
  await page.evaluate('history.back()')
  await expect.poll(() => page.evaluate('globalThis.restored').catch(() => false)).toBe(true)
  await ask(page, 'Do you sell bread?')
  expect(await page.locator('foyer-panel .own').count()).toBe(2)
})

test('destroy leaves nothing behind', async () => {
  await using site = await startShop('', {}, '')
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await page.goto(site.origin)
  const look = 'document.documentElement.outerHTML.replace(/<script.*?<.script>/g, "")'
  const before = await page.evaluate(look)
  const globals = await page.evaluate('Object.keys(window).sort().join()')
  await page.evaluate(
    `new Promise((resolve) => { const s = document.createElement('script'); s.src = '${scriptUrl()}'; s.dataset.widgetKey = '${key}'; s.onload = resolve; document.head.append(s) })`,
  )
  await launcherOf(page).click()
  await ask(page, 'How much is the honey jar?')
  await page.evaluate('Foyer.destroy()')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.waitForTimeout(2500)
  expect(await page.evaluate(look)).toBe(before)
  expect(await page.evaluate('Object.keys(window).sort().join()')).toBe(globals)
  expect(requests).toEqual([])
  await page.evaluate('document.body.replaceChildren()')
  expect(await hosts(page).count()).toBe(0)
  expect(visitor.complaints).toEqual([])
})

test("the page's styles and shortcuts do not reach the chat, nor the chat's styles the page", async () => {
  const hostile =
    '<style>* { all: unset !important; display: none !important } foyer-chat { position: static; transform: scale(9) }</style>'
  const shortcuts =
    '<script>addEventListener("keydown", (event) => event.target.matches("input, textarea") || event.preventDefault())</script>'
  await using site = await startShop(code, {
    '/plain': shopPage(''),
    '/hostile': shopPage(code, `${hostile}${shortcuts}<style>html, body { display: block !important }</style>`),
  })
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await page.goto(`${site.origin}/hostile`)
  await launcherOf(page).click()
  await fieldOf(page).waitFor()
  expect((await launcherOf(page).boundingBox())?.width).toBe(56)
  expect((await page.locator('foyer-panel .frame').boundingBox())?.width).toBe(392)
  await fieldOf(page).pressSequentially('s /')
  expect(await fieldOf(page).inputValue()).toBe('s /')
  await fieldOf(page).press('Escape')
  await fieldOf(page).waitFor({ state: 'hidden' })

  const heading =
    'JSON.stringify(Object.fromEntries([...getComputedStyle(document.querySelector("h1"))].map((name) => [name, getComputedStyle(document.querySelector("h1"))[name]])))'
  await page.goto(`${site.origin}/plain`)
  const without = await page.evaluate(heading)
  await page.goto(site.origin)
  await launcherOf(page).click()
  await fieldOf(page).waitFor()
  expect(await page.evaluate(heading)).toBe(without)
})

test.each([
  ['a nonce', (nonce: string) => `script-src 'nonce-${nonce}'`],
  ['its address', () => `script-src ${new URL(service.origin).origin}`],
])('works under the strictest policy, allowed by %s', async (_name, scripts) => {
  const policy = [
    "default-src 'none'",
    scripts('r4nd0m'),
    `connect-src ${service.origin}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  const tag = code.replace('<script ', '<script nonce="r4nd0m" ')
  await using site = await startShop('', {
    '/': { headers: { 'content-security-policy': policy }, body: shopPage(tag) },
  })
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await page.addInitScript(
    'globalThis.violations = []; addEventListener("securitypolicyviolation", (event) => violations.push(event.violatedDirective))',
  )
  await page.goto(site.origin)
  await launcherOf(page).click()
  await ask(page, 'How much is the honey jar?')
  await page.locator('foyer-panel .reply', { hasText: '7.50 EUR' }).waitFor()
  expect(await page.evaluate('violations')).toEqual([])
  expect(visitor.complaints).toEqual([])
})
