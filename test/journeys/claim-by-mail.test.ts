import { expect, test } from 'vitest'
import { SCREENS, prepareJourneys } from '../support/journey.ts'
import { uniqueEmail } from '../support/service.ts'

const journey = await prepareJourneys()

test.each(SCREENS)('on a %s: from the email in the folder to the agent, and to unsubscribing', async (...screen) => {
  const email = uniqueEmail()
  await journey.service.createAgent({ email, company_name: 'Lindenhof' })
  await expect
    .poll(async () => (await journey.service.app.mailFolder?.list())?.some(({ to }) => to === email))
    .toBe(true)
  await using visitor = await journey.openVisitor(screen)
  const { page } = visitor
  await page.goto(`${journey.service.origin}/dev/mail`)
  expect(await visitor.findBarriers()).toEqual([])
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').click()
  const mail = page.frameLocator('iframe')
  const claim = mail.getByRole('link', { name: 'Claim agent' })
  await claim.waitFor()
  expect(await visitor.findBarriers()).toEqual([])
  await visitor.photograph('mail')

  const [claimPage] = await Promise.all([page.waitForEvent('popup'), claim.click()])
  await claimPage.getByText(`The agent will be added to this account: ${email}.`).waitFor()
  await claimPage.getByRole('button', { name: /claim/i }).click()
  await claimPage.waitForURL('**/dashboard/home?agent=*')
  await claimPage.getByRole('button', { name: 'Selected agent: Lindenhof Assistant' }).waitFor()

  const [stopPage] = await Promise.all([
    page.waitForEvent('popup'),
    mail.getByRole('link', { name: 'Stop all emails except sign-in emails' }).click(),
  ])
  await stopPage.getByRole('button', { name: 'Stop emails' }).click()
  await stopPage.getByRole('heading', { name: 'Emails stopped' }).waitFor()
  await stopPage.getByRole('button', { name: 'Turn emails back on' }).click()
  await stopPage.getByRole('heading', { name: 'Emails are on again' }).waitFor()
  expect(visitor.complaints).toEqual([])
})

test('a person who claims another agent sees that agent first', async () => {
  const [first, last] = [
    await journey.service.createAgent({ company_name: 'First' }),
    await journey.service.createAgent({ company_name: 'Last' }),
  ]
  await using visitor = await journey.openVisitor()
  const { page } = visitor
  for (const agent of [last, first]) {
    await page.goto(agent.claim_url ?? '')
    await page.getByRole('button', { name: /claim/i }).click()
    await page.getByRole('button', { name: `Selected agent: ${agent.agent_name}` }).waitFor()
  }
  expect(visitor.complaints).toEqual([])
})
