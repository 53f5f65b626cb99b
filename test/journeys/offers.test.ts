import { expect, test } from 'vitest'
import { createClaimToken } from '../../src/features/agents/agents.ts'
import { openBrowser } from '../support/app-browser.ts'
import { SCREENS, prepareJourneys } from '../support/journey.ts'
import { uniqueEmail } from '../support/service.ts'

const journey = await prepareJourneys()

test.each(SCREENS)('on a %s the owner of an email accepts an agent that somebody created for it', async (...screen) => {
  const email = uniqueEmail()
  const early = await journey.service.createAgent({
    email,
    company_name: 'Early Garden',
    greeting_message: 'Pay me first.',
  })
  const invite = new URL(early.claim_url ?? '').searchParams.get('invite') ?? ''
  await openBrowser(journey.service)('POST', '/claim', { invite })
  const later = await journey.service.createAgent({ email, company_name: 'Later Garden' })
  await journey.service.createAgent({ email, company_name: 'Waiting Garden' })

  await using visitor = await journey.openVisitor(screen)
  const { page } = visitor
  await page.goto(
    `${journey.service.origin}/login?invite=${await createClaimToken(journey.service.app.db, later.agent_id, email)}`,
  )
  await page.getByRole('button', { name: /claim/i }).click()
  await page.getByText('Another workspace has agents for your email').waitFor()
  await page.getByText('Early Garden').waitFor()
  await page.getByText('Pay me first.').waitFor()
  await page.getByText('Waiting Garden').waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await visitor.photograph('offer')
  expect(await visitor.findBarriers()).toEqual([])
  await page.getByRole('button', { name: 'Accept' }).first().click()
  await page.getByText('Another workspace has agents for your email').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByText('Waiting Garden').waitFor({ state: 'detached' })
  expect(visitor.complaints).toEqual([])
})
