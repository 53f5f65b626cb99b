import { expect, test } from 'vitest'
import { PHONE, openVisitor } from '../support/browser.ts'
import { prepareJourneys } from '../support/journey.ts'
import { claimNewAgent } from '../support/owner.ts'
import type { SiteRoutes } from '../support/site-server.ts'
import { makeReply, stubReply } from '../support/stub-replies.ts'
import { ask, fieldOf, launcherOf, shopPage, startShop } from '../support/widget-page.ts'

const { browser, service } = await prepareJourneys()

const LONG_WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'
const REPLY = makeReply({
  text: `These are our prices for **gel nails** and the rest:

| Treatment | Monday to Friday | Saturday | Members |
| --- | --- | --- | --- |
| Gel nails with French tips and nail art | 45.00 EUR | 52.00 EUR | 39.00 EUR |
| ${LONG_WORD} | 12.50 EUR | 15.00 EUR | 10.00 EUR |

| Day | Hours |
| --- | --- |
| Monday | 9:00 – 18:00 |
| Saturday | 10:00 – 14:00 |

- First ${LONG_WORD}
  - https://nails.example/a-very-long-path/that-goes-on-and-on/and-never-ends/until-it-does.html
    1. A third level, with \`inline code that is longer than a line of the chat on a phone\`

\`\`\`
a line of code that is much longer than the chat on a phone is wide, and does not break
\`\`\``,
  sources: [{ title: `Prices and opening hours of ${LONG_WORD}`, url: 'https://nails.example/prices' }],
  cards: [
    {
      title: `Gel nails with ${LONG_WORD}`,
      price: 'from 45.00 EUR for each visit, material included',
      url: 'https://nails.example/',
    },
    { title: 'Manicure', price: '25.00 EUR' },
  ],
  actions: [{ type: 'contact_form', label: 'Leave your contact details for an appointment on Saturday morning' }],
  suggestions: [
    { title: 'How long do gel nails last?', text: 'How long?' },
    { title: `What does ${LONG_WORD} cost, and do I need an appointment for it?`, text: 'Cost?' },
  ],
})

/** Elements that are wider than the thread, or cut; a source's title may be cut. */
const WIDER = `(() => {
  const { shadowRoot } = document.querySelector('foyer-chat').shadowRoot.querySelector('foyer-panel')
  const { right } = shadowRoot.querySelector('.thread').getBoundingClientRect()
  return Array.from(shadowRoot.querySelectorAll('.thread :not(.unseen), .footer *'))
    .filter((one) => one.getBoundingClientRect().right > right + 0.5 || one.scrollWidth > one.clientWidth + 1)
    .filter((one) => getComputedStyle(one).display !== 'inline' && !one.closest('.sources'))
    .map((one) => one.outerHTML.slice(0, 80))
})()`
const FOOTER_LINES = `(() => {
  const { shadowRoot } = document.querySelector('foyer-chat').shadowRoot.querySelector('foyer-panel')
  return new Set(Array.from(shadowRoot.querySelectorAll('.footer > :not([hidden])'), (one) => one.offsetTop)).size
})()`

test.each(['light', 'dark'] as const)(
  'in %s, everything in a reply fits a phone, and the footer has one line',
  async (scheme) => {
    const { agent, ask: askOwner } = await claimNewAgent(service, { deploy_channels: ['webchat', 'whatsapp'] })
    await askOwner('PATCH', `/agents/${agent.agent_id}`, { privacy_url: 'https://nails.example/privacy' })
    for (const locale of ['en', 'fr', 'de', 'ar']) {
      await using visitor = await openVisitor(browser, PHONE, scheme)
      const { page } = visitor
      const inLanguage = shopPage(agent.webchat_embed_code ?? '').replace('lang="en"', `lang="${locale}"`)
      await using site = await startShop('', { '/': inLanguage })
      await page.goto(site.origin)
      await launcherOf(page).click()
      await stubReply(page, REPLY)
      await ask(page, 'What do gel nails cost?')
      await page.locator('foyer-panel .card').first().waitFor()
      await visitor.photograph(`widget-phone-${locale}`)
      await page.locator('foyer-panel .thread').evaluate((thread) => (thread.scrollTop = 9999))
      await visitor.photograph(`widget-phone-${locale}-end`)
      expect(await page.evaluate(WIDER)).toEqual([])
      expect(await page.evaluate(FOOTER_LINES)).toBe(1)
      expect(await visitor.findBarriers()).toEqual([])
    }
  },
)

test('an answer is copied, without its emphasis', async () => {
  const agent = await service.createAgent()
  await using site = await startShop(agent.webchat_embed_code ?? '')
  await using visitor = await openVisitor(browser, PHONE)
  const { page, context } = visitor
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(site.origin)
  await launcherOf(page).click()
  await stubReply(page, makeReply({ text: 'Gel nails cost **45.00 EUR**.' }))
  await ask(page, 'What do gel nails cost?')
  await page.getByRole('button', { name: 'Copy' }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe('Gel nails cost 45.00 EUR.')
})

test('the unverified business is named as such on other websites only', async () => {
  let code = ''
  const shop: SiteRoutes = {
    '/': (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(shopPage(code)),
  }
  await using site = await startShop('', shop)
  await using other = await startShop('', shop)
  const agent = await service.createAgent({ website_url: site.origin })
  code = agent.webchat_embed_code ?? ''
  await using visitor = await openVisitor(browser, PHONE)
  const { page } = visitor
  const notice = page.getByText('This business has not been verified.')
  for (const [{ origin }, isShown] of [
    [site, false],
    [other, true],
  ] as const) {
    await page.goto(origin)
    await launcherOf(page).click()
    await fieldOf(page).waitFor()
    await page.getByText('What would you like to know').waitFor()
    expect(await notice.isVisible()).toBe(isShown)
    await page.reload()
    await launcherOf(page).click()
    await page.getByText('What would you like to know').waitFor()
    expect(await notice.isVisible()).toBe(isShown)
  }
})
