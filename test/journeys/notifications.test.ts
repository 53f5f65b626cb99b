import { expect, test } from 'vitest'
import { SCREENS, prepareJourneys } from '../support/journey.ts'

const journey = await prepareJourneys()

test.each(SCREENS)('on a %s: a person chooses when emails come, and it stays', async (...screen) => {
  await using owner = await journey.openOwner(screen, {}, { isVerified: true })
  const { page } = owner
  await owner.visit('/settings/notifications')
  const leads = page.getByLabel('A visitor leaves contact details')
  await leads.selectOption({ label: 'Once a day, at 8:00' })
  await page.getByLabel('Send no emails at night').check()
  await page.getByLabel('From', { exact: true }).selectOption('21')
  await page.getByLabel('Time zone').fill('Mars/Olympus')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('time_zone must be a time zone such as Europe/Berlin').waitFor()
  await page.getByLabel('Time zone').fill('Europe/Berlin')
  expect(await owner.findBarriers()).toEqual([])
  await owner.photograph('notifications')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Notifications saved').waitFor()
  await page.reload()
  await expect.poll(() => leads.inputValue()).toBe('daily')
  expect(await page.getByLabel('From', { exact: true }).inputValue()).toBe('21')
  expect(await page.getByLabel('Time zone').inputValue()).toBe('Europe/Berlin')
  // Chromium logs the refused time zone.
  expect(owner.complaints.filter((one) => !one.endsWith('/notices'))).toEqual([])
})
