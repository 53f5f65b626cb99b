import { expect, test } from 'vitest'
import { SCREENS, prepareJourneys } from '../support/journey.ts'

const journey = await prepareJourneys()

const PARKING = 'Customers park behind the house for free, with room for vans and bicycles of all kinds and sizes.'
const CONTEXT = {
  company_description: 'A nail studio in Bremen.',
  products: [
    { name: 'Gel Nails', description: 'They last three weeks.' },
    { name: 'Manicure', price: '25 EUR' },
  ],
  contact_info: { email: 'kim at nails', phone: '+49 421 555 0100' },
}

test.each(SCREENS)(
  'on a %s: readiness says what the next ten points cost, and opens the item that each fix is about',
  async (...screen) => {
    await using owner = await journey.openOwner(screen, { company_name: 'Nails', codebase_context: CONTEXT })
    const { page, agent } = owner
    await page.getByRole('heading', { name: /^Next \d+ points: about \d+ minutes$/ }).waitFor()
    await page.getByText('Add prices for Gel Nails: 2 minutes.').waitFor()
    await page.getByText('“kim at nails” is not a valid email address.').first().waitFor()
    expect(await owner.findBarriers()).toEqual([])
    await owner.photograph('readiness')

    await page.getByRole('button', { name: /“Gel Nails” has no price/ }).click()
    expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Gel Nails')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /“kim at nails” is not a valid/ }).click()
    await expect
      .poll(() => page.getByRole('textbox', { name: 'What the agent should know' }).inputValue())
      .toContain('kim at nails')
    expect(owner.complaints).toEqual([])
    expect(agent.agent_name).toBe('Nails Assistant')
  },
)

test.each(SCREENS)('on a %s: items that say almost the same are one entry', async (...screen) => {
  await using owner = await journey.openOwner(screen, { company_name: 'Nails', codebase_context: CONTEXT })
  const { page, agent } = owner
  for (const content of [PARKING, `${PARKING} Welcome!`, 'The studio has nine seats.']) {
    const body = { agent_id: agent.agent_id, item_type: 'faq', title: 'Parking', content }
    const { status } = await page.request
      .post(`${journey.service.origin}/api/v1/owner/knowledge`, {
        data: body,
        headers: { origin: journey.service.origin },
      })
      .then((response) => ({ status: response.status() }))
    expect(status).toBe(200)
  }
  await page.reload()
  const groups = page.locator('.knowledge-list > li').filter({ hasText: 'Parking' })
  await groups.filter({ hasText: '1 similar item' }).waitFor()
  expect(await groups.count()).toBe(2)
  await groups.filter({ hasText: '1 similar item' }).locator('summary').first().click()
  await groups.locator('.knowledge-similar').getByText('Parking').waitFor()
  expect(await owner.findBarriers()).toEqual([])
  await owner.photograph('similar-items')
  expect(owner.complaints).toEqual([])
})
