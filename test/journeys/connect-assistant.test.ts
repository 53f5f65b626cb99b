import { expect, test } from 'vitest'
import { SCREENS, prepareJourneys } from '../support/journey.ts'
import { newAttempt, openOauth } from '../support/oauth-client.ts'
import { uniqueEmail } from '../support/service.ts'
import { awaitSignInMail } from '../support/sign-in.ts'
import { startSite } from '../support/site-server.ts'

const journey = await prepareJourneys()

test.each(SCREENS)('on a %s: a person connects an assistant, and finds it among the keys', async (...screen) => {
  const email = uniqueEmail()
  await using callback = await startSite({ '/callback': '<h1>You can go back to your assistant</h1>' })
  const oauth = openOauth(journey.service)
  const redirect_uri = `${callback.origin}/callback`
  const { body: client } = await oauth.register({ client_name: 'Harbour Assistant', redirect_uris: [redirect_uri] })
  const attempt = newAttempt(client.client_id, { redirect_uri, scope: 'read knowledge' })

  await using visitor = await journey.openVisitor(screen)
  const { page } = visitor
  const query = new URLSearchParams(attempt.params as Record<string, string>)
  await page.goto(`${journey.service.origin}/oauth/authorize?${query.toString()}`)
  await page.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  const { code } = await awaitSignInMail(journey.service, email)
  await page.getByLabel('Code').fill(code)
  await page.keyboard.press('Enter')

  await page.getByRole('heading', { name: 'Connect Harbour Assistant?' }).waitFor()
  expect(await visitor.findBarriers()).toEqual([])
  await visitor.photograph('connect-assistant')
  await page.getByRole('button', { name: 'Connect assistant' }).click()
  await page.getByRole('heading', { name: 'You can go back to your assistant' }).waitFor()
  const answer = new URL(page.url()).searchParams
  const { body: tokens } = await oauth.exchange(attempt, answer.get('code') ?? '')
  expect(tokens.scope).toBe('read knowledge')

  await page.goto(`${journey.service.origin}/dashboard/settings/api`)
  await page
    .getByRole('row', { name: /Harbour Assistant/ })
    .getByText(/connected at this computer/)
    .waitFor()
  await visitor.photograph('connected-assistant')
})
