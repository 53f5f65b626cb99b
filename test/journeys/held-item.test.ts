import { expect, test } from 'vitest'
import { SCREENS, prepareJourneys } from '../support/journey.ts'

const journey = await prepareJourneys({ TRUST_PROXY: '127.0.0.1/32' })

test.each(SCREENS)('on a %s: the owner approves an item of a stranger and rejects the rest', async (...screen) => {
  await using owner = await journey.openOwner(
    screen,
    {},
    {
      beforeClaim: async (agent) => {
        const stranger = { 'x-forwarded-for': '198.51.100.9' }
        const add = (title: string, content: string) =>
          journey.service.api('POST', '/knowledge', { agent_id: agent.agent_id, title, content }, stranger)
        await add('Parking', 'Guests park for free behind the barn.')
        await add('Casino', 'Win big tonight.')
      },
    },
  )
  const { page, agent } = owner
  const entry = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  await entry('Parking').getByText('Waiting for your approval').click()
  await entry('Parking').getByText('uses it only after you approve it').waitFor()
  expect(await owner.findBarriers()).toEqual([])
  await owner.photograph('held-item')
  await entry('Parking').getByRole('button', { name: 'Approve' }).click()
  await entry('Parking').getByText('Waiting for your approval').waitFor({ state: 'detached' })
  await entry('Casino').getByText('Waiting for your approval').click()
  await entry('Casino').getByRole('button', { name: 'Reject' }).click()
  await entry('Casino').waitFor({ state: 'detached' })
  const items = await journey.service.app.db
    .selectFrom('knowledge_items')
    .select(['title', 'state'])
    .where('agent_id', '=', agent.agent_id)
    .where('title', 'in', ['Parking', 'Casino'])
    .orderBy('title')
    .execute()
  expect(items).toEqual([
    { title: 'Casino', state: 'removed' },
    { title: 'Parking', state: 'live' },
  ])

  const parking = journey.service.app.db
    .updateTable('knowledge_items')
    .where('agent_id', '=', agent.agent_id)
    .where('title', '=', 'Parking')
  await parking.set({ state: 'quarantined' }).execute()
  await page.reload()
  await page.getByRole('button', { name: 'Review items' }).click()
  await page.getByRole('radio', { name: /^Suspect/, checked: true }).waitFor({ state: 'attached' })
  const isShown = '(document.getElementById("items")?.getBoundingClientRect().top ?? innerHeight) < innerHeight / 4'
  const isAtEnd = 'scrollY + innerHeight > document.documentElement.scrollHeight - 2'
  await expect.poll(() => page.evaluate(`${isShown} || ${isAtEnd}`)).toBe(true)
  expect(owner.complaints).toEqual([])
})
