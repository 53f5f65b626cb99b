import { describe, expect, test } from 'vitest'
import { DESKTOP, PHONE, type Visitor, openVisitor } from '../support/browser.ts'
import { prepareJourneys } from '../support/journey.ts'
import { claimNewAgent } from '../support/owner.ts'
import { stubReply, makeReply } from '../support/stub-replies.ts'
import { ask, fieldOf, launcherOf, shopPage, startShop } from '../support/widget-page.ts'

const { browser, service } = await prepareJourneys()

/** Tag and class of the element that has the focus, through all shadow roots. */
const FOCUSED =
  '(() => { let e = document.activeElement; while (e.shadowRoot?.activeElement) e = e.shadowRoot.activeElement; return `${e.localName}.${e.className}` })()'

/** Locates elements with left-to-right text. */
const LTR = ':is(.own .bubble, .card span):dir(ltr)'

const richReply = makeReply({
  text: 'We have **two** jars:\n\n| Jar | Price |\n| --- | --- |\n| Linden | 7.50 EUR |\n\n| Box | Price | Size | |\n| --- | --- | --- | --- |\n| Family | 24 EUR | Large | What grows that week. |\n\n1. One\n2. Two\n\n> Quote with `code` and a [link](https://shop.example/).',
  sources: [{ title: 'Our honey', url: 'https://shop.example/honey' }, { title: 'Price list' }],
  cards: [{ title: 'Linden honey', price: '7.50 EUR', url: 'https://shop.example/linden' }],
  actions: [
    { type: 'link', label: 'Book a visit', url: 'https://shop.example/book' },
    { type: 'contact_form', label: 'Leave your contact' },
    { type: 'handoff', label: 'Talk to a person' },
  ],
})

async function check(visitor: Visitor, state: string): Promise<void> {
  await visitor.photograph(`widget-state-${state}`)
  expect({ state, barriers: await visitor.findBarriers() }).toEqual({ state, barriers: [] })
}

describe.each([
  ['desktop, light', DESKTOP, 'light', 'en'],
  ['phone, dark', PHONE, 'dark', 'en'],
  ['desktop, dark, right to left', DESKTOP, 'dark', 'ar'],
  ['phone, light, right to left', PHONE, 'light', 'ar'],
] as const)('on a %s', (_name, viewport, scheme, language) => {
  test('axe finds nothing in any state', async () => {
    const agent = await service.createAgent({
      greeting_message: language === 'ar' ? 'مرحبًا! كيف يمكنني المساعدة؟' : 'Hello!',
    })
    await using site = await startShop('', {
      '/': shopPage(agent.webchat_embed_code ?? '').replace('lang="en"', `lang="${language}"`),
    })
    await using visitor = await openVisitor(browser, viewport, scheme)
    const { page } = visitor
    const suffix = language
    await page.goto(site.origin)
    await launcherOf(page).waitFor()
    await check(visitor, `closed-${suffix}`)
    await launcherOf(page).click()
    await page.locator('foyer-panel .reply').waitFor()
    await check(visitor, `open-${suffix}`)
    expect(await page.locator('foyer-panel .frame').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr')

    await stubReply(page, null)
    await fieldOf(page).fill('How much is honey?')
    await fieldOf(page).press('Enter')
    await page.locator('foyer-panel .dots').last().waitFor()
    await check(visitor, `streaming-${suffix}`)

    await stubReply(page, richReply)
    await fieldOf(page).fill('And jars?')
    await fieldOf(page).press('Enter')
    await page.getByRole('button', { name: 'Leave your contact' }).waitFor()
    await check(visitor, `answered-${suffix}`)
    expect(await page.locator(`foyer-panel ${LTR}`).count()).toBe(3)
    await page.getByRole('button', { name: 'Leave your contact' }).click()
    await page.locator('foyer-panel .form input').first().waitFor()
    await check(visitor, `form-${suffix}`)
    await expect.poll(() => page.evaluate(FOCUSED)).toBe('input.')
    await page.locator('foyer-panel .form .action').first().click()
    const refusal = language === 'ar' ? /^\P{Script=Latin}+$/u : /^Enter a valid email/
    await expect.poll(() => page.locator('foyer-panel .problem').innerText()).toMatch(refusal)

    await page.unroute('**/api/v1/chat/messages')
    await page.route('**/api/v1/chat/messages', (route) => route.abort())
    await fieldOf(page).fill('Hello?')
    await fieldOf(page).press('Enter')
    await page.locator('foyer-panel .failure').waitFor()
    await check(visitor, `error-${suffix}`)
  })
})

test('everything works by keyboard, and the focus returns', async () => {
  const agent = await service.createAgent({
    codebase_context: { products: [{ name: 'Honey jar', price: '7.50 EUR' }] },
  })
  await using site = await startShop(agent.webchat_embed_code ?? '')
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await page.goto(site.origin)
  await launcherOf(page).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await fieldOf(page).waitFor()
  await expect.poll(() => page.evaluate(FOCUSED)).toBe('textarea.')
  await page.keyboard.type('How much is the honey jar?')
  await page.keyboard.press('Enter')
  await page.locator('foyer-panel [role=log][aria-live=polite] .reply', { hasText: '7.50 EUR' }).waitFor()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect.poll(() => page.locator('foyer-panel .thumb[aria-pressed=true]').count()).toBe(1)
  await page.keyboard.press('Escape')
  expect(await page.locator('foyer-panel').isVisible()).toBe(false)
  expect(await page.evaluate(FOCUSED)).toBe('button.')
  expect(await launcherOf(page).getAttribute('aria-expanded')).toBe('false')
})

test('every target has at least 24 pixels, and at 400 % nothing is cut off', async () => {
  const agent = await service.createAgent()
  await using site = await startShop(agent.webchat_embed_code ?? '')
  // 1280 by 1024 pixels at 400 %.
  await using visitor = await openVisitor(browser, { width: 320, height: 256 })
  const { page } = visitor
  await page.goto(site.origin)
  await launcherOf(page).click()
  await page.getByRole('button', { name: 'Continue on WhatsApp' }).focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(FOCUSED)).toBe('button.close')
  await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(FOCUSED)).toBe('button.')
  await stubReply(page, richReply)
  await ask(page, 'Hello')
  await check(visitor, 'zoomed')
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)
  expect((await fieldOf(page).boundingBox())?.y).toBeLessThan(256)
  const widthOf = async (text: string) => (await page.locator('foyer-panel td', { hasText: text }).boundingBox())?.width
  expect(await widthOf('What grows')).toBe(await widthOf('Family'))
  expect((await page.locator('foyer-panel .thread').boundingBox())?.height).toBeGreaterThan(100)
  const small = await page
    .locator('foyer-panel button:visible, foyer-panel .card, foyer-panel .action')
    .evaluateAll((elements) =>
      elements.flatMap((element: { getBoundingClientRect(): { width: number; height: number }; outerHTML: string }) => {
        const { width, height } = element.getBoundingClientRect()
        return Math.min(width, height) < 24 ? [element.outerHTML] : []
      }),
    )
  expect(small).toEqual([])
})

test('forced colors and reduced motion are respected', async () => {
  const agent = await service.createAgent()
  await using site = await startShop(agent.webchat_embed_code ?? '')
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto(site.origin)
  await launcherOf(page).click()
  await stubReply(page, null)
  await fieldOf(page).fill('Hello')
  await fieldOf(page).press('Enter')
  await page.locator('foyer-panel .dots').last().waitFor()
  await visitor.photograph('widget-state-forced-colors')
  const running =
    'document.getAnimations().length + [...document.querySelectorAll("foyer-chat")].flatMap((host) => host.shadowRoot.getAnimations()).length'
  expect(await page.evaluate(running)).toBe(0)
  const bubble =
    'document.querySelector("foyer-chat").shadowRoot.querySelector("foyer-panel").shadowRoot.querySelector(".bubble")'
  expect(await page.evaluate(`getComputedStyle(${bubble}).borderTopStyle`)).toBe('solid')
})

test.each(['#ffffff', '#000000', '#ffff00', '#767676', '#777777', '#ff0000', '#0000ff', '#00ff00', '#c0ffee'])(
  'all text is readable with the brand color %s',
  async (color) => {
    const { agent, style } = await claimNewAgent(service)
    await style({ color, launcher: 'Ask us' })
    await using site = await startShop(agent.webchat_embed_code ?? '')
    for (const scheme of ['light', 'dark'] as const) {
      await using visitor = await openVisitor(browser, DESKTOP, scheme)
      const { page } = visitor
      await page.goto(site.origin)
      await launcherOf(page).waitFor()
      expect(await visitor.findBarriers()).toEqual([])
      await launcherOf(page).click()
      await stubReply(page, richReply)
      await ask(page, 'Hello')
      expect(await visitor.findBarriers()).toEqual([])
    }
  },
)

test.each(['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'tr', 'ar', 'ja', 'zh'])('speaks %s', async (language) => {
  const agent = await service.createAgent()
  await using site = await startShop('', {
    '/': shopPage(agent.webchat_embed_code ?? '').replace('lang="en"', `lang="${language}"`),
  })
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await page.goto(site.origin)
  await launcherOf(page).click()
  const { words } =
    language === 'en'
      ? { words: (await import('../../widget/words/words-en.ts')).en }
      : await import(`../../widget/words/words-${language}.ts`)
  await page.getByPlaceholder(words.placeholder).waitFor()
  expect(await page.locator('foyer-panel .frame').getAttribute('lang')).toBe(language)
})
