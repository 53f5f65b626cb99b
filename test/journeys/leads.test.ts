import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openChat } from '../support/chat-visitor.ts'
import { SCREENS, prepareJourneys } from '../support/journey.ts'

const journey = await prepareJourneys()

test.each(SCREENS)('on a %s: a lead is read with its words, updated, exported and deleted', async (...screen) => {
  await using owner = await journey.openOwner(screen)
  const { page } = owner
  await page.getByRole('link', { name: 'Leads' }).click()
  await page.getByRole('heading', { name: 'No leads yet' }).waitFor()
  const visitor = await openChat(journey.service, owner.agent.webchat_widget_key)
  await visitor.say('Please write to anna@example.com about the weekly box')
  for (let words = 0; words < 6; words++) await visitor.say('Tell me more about what you do, and how')
  await page.reload()

  await page.getByRole('combobox', { name: 'Status of anna@example.com' }).selectOption('Contacted')
  const leads = async () =>
    await journey.service.app.db.selectFrom('leads').selectAll().where('agent_id', '=', owner.agent.agent_id).execute()
  await expect.poll(async () => (await leads()).map(({ status }) => status)).toEqual(['contacted'])
  expect(await owner.findBarriers()).toEqual([])
  await owner.photograph('leads')
  expect(await page.getByRole('button', { name: 'anna@example.com', exact: true }).innerHTML()).toBe(
    'anna@<wbr>example.com',
  )

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('leads.csv')
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\ufeffcreated_at,[^]*anna@example\.com/)

  await page.getByRole('button', { name: 'anna@example.com', exact: true }).click()
  await page.getByRole('dialog').getByText('Gave the details in a message').waitFor()
  expect(await page.getByRole('link', { name: 'anna@example.com', exact: true }).getAttribute('href')).toBe(
    'mailto:anna@example.com',
  )
  expect(await owner.findBarriers()).toEqual([])
  await owner.photograph('lead')
  await page.getByRole('link', { name: 'anna@example.com in the conversation' }).click()
  const origin = page.getByRole('article').filter({ hasText: 'Please write to anna@example.com' })
  await expect.poll(() => origin.getAttribute('aria-current')).toBe('true')
  await expect
    .poll(() => page.evaluate(`document.querySelector('[aria-current=true].said').getBoundingClientRect().top > 0`))
    .toBe(true)
  expect(await owner.findBarriers()).toEqual([])
  await owner.photograph('lead-words')
  await page.getByRole('link', { name: 'Leads' }).first().click()
  await page.getByRole('button', { name: 'anna@example.com', exact: true }).click()
  await page.getByRole('button', { name: 'Delete lead' }).click()
  await page.getByRole('button', { name: 'Delete lead' }).last().click()
  await page.getByRole('heading', { name: 'No leads yet' }).waitFor()
  expect(await leads()).toEqual([])
  expect(owner.complaints).toEqual([])
})
