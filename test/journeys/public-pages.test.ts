import { expect, test } from 'vitest'
import { DESKTOP, PHONE } from '../support/browser.ts'
import { SCREENS, type Screen, prepareJourneys } from '../support/journey.ts'

const journey = await prepareJourneys()

/** Both sizes in both themes. */
const LOOKS: Screen[] = [...SCREENS, ['desktop, dark', DESKTOP, 'dark'], ['phone, light', PHONE, 'light']]

test.each(LOOKS)('on a %s, axe finds nothing on the pages that need no sign-in', async (...screen) => {
  const agent = await journey.service.createAgent()
  /** Each page, and text that it shows once it is complete. */
  const pages = [
    ['/', 'What would you like to know about Tidewheel Pottery?'],
    ['/login', 'Get an email with a code and a link.'],
    [new URL(agent.claim_url ?? '').pathname + new URL(agent.claim_url ?? '').search, 'The link works once.'],
    [`/chat/${agent.webchat_widget_key}`, 'What would you like to know about Lindenhof?'],
    [agent.whatsapp_link ?? '', 'No messages leave this machine'],
  ] as const
  await using visitor = await journey.openVisitor(screen)
  const { page } = visitor
  for (const [path, complete] of pages) {
    await page.goto(new URL(path, journey.service.origin).href)
    await page.getByText(complete).first().waitFor()
    expect([path, await visitor.findBarriers()]).toEqual([path, []])
    expect([path, await page.evaluate('document.documentElement.scrollWidth <= innerWidth')]).toEqual([path, true])
  }
  expect(visitor.complaints).toEqual([])
})
