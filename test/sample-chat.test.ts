import { expect, test } from 'vitest'
import { openBrowser } from './support/app-browser.ts'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startService, uniqueEmail } from './support/service.ts'

const service = await disposeAfterAll(startService({ TRIAL_MESSAGES: '1' }))

test('the start page gets a chat that answers about the sample beyond a trial, from one agent for all visitors', async () => {
  const browse = openBrowser(service)
  const open = async () => (await browse('POST', '/sample-chat', {})).body.widget_key as string
  const [key, other] = await Promise.all([open(), open()])
  expect([other, await open()]).toEqual([key, key])
  const chat = await openChat(service, key)
  for (const _ of [1, 2]) expect((await chat.say('How much is the harbour mug?')).message.text).toContain('£28')
  const agents = await service.app.db
    .selectFrom('agents')
    .innerJoin('accounts', 'accounts.id', 'agents.account_id')
    .select(['retention_days', 'model_tokens_per_day', 'accounts.email'])
    .where('widget_key', '=', key)
    .execute()
  expect(agents.map((agent) => ({ ...agent, model_tokens_per_day: Number(agent.model_tokens_per_day) }))).toEqual([
    { retention_days: 1, model_tokens_per_day: 0, email: null },
  ])
})

test('no caller can create an agent that the start page would show', async () => {
  const fields = { email: uniqueEmail(), company_name: 'Fake', source: 'foyer-sample' }
  expect((await service.api('POST', '/agents', fields)).status).toBe(400)
})
