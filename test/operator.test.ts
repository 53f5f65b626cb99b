import { describe, expect, test } from 'vitest'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { claimNewAgent } from './support/owner.ts'
import { startService } from './support/service.ts'

const TOKEN = 'operator-'.padEnd(40, 'x')
const BEARER = { authorization: `Bearer ${TOKEN}` }

const service = await disposeAfterAll(startService({ OPERATOR_TOKEN: TOKEN, TRIAL_MESSAGES: '1' }))

const operate = (method: string, path: string, body?: unknown, headers: Record<string, string> = BEARER) =>
  service.call(method, `/api/v1/operator${path}`, body, headers)

/** Returns the answer of this widget key's agent, each time in a new chat. */
const speak = async (widgetKey: string): Promise<string> =>
  (await (await openChat(service, widgetKey)).say('hello')).message.text

describe('credits that the operator grants', () => {
  test('are used after the trial and shown to the owner', async () => {
    const { agent, ask, call } = await claimNewAgent(service)
    const widgetKey = agent.webchat_widget_key ?? ''
    const first = await speak(widgetKey)
    const resting = await speak(widgetKey)
    expect(resting).not.toBe(first)
    const granted = await operate('POST', `/accounts/${agent.agent_id}/credits`, { credits: 2 })
    expect(granted).toMatchObject({ status: 200, body: { credits: { granted: 2, used: 0, left: 2 } } })
    expect(await speak(widgetKey)).toBe(first)
    expect((await ask('GET', '/account')).body).toMatchObject({
      credits: { granted: 2, used: 1, left: 1 },
      agents: [{ agent_id: agent.agent_id, used: 1, limit: 1, left: 0 }],
      at_zero: expect.stringContaining('unavailable'),
    })
    expect((await call('GET', `/agents/${agent.agent_id}`)).body.agent.credits).toEqual({ used: 2, limit: 3 })
    await speak(widgetKey)
    expect(await speak(widgetKey)).toBe(resting)
    expect((await ask('GET', '/changes')).body.data[0]).toMatchObject({
      by: { kind: 'operator' },
      action: 'grantCredits',
      fields: ['credits'],
    })
  })

  test('are not needed to store contact details: at zero, the visitor gets a confirmation', async () => {
    const { agent, ask } = await claimNewAgent(service)
    await speak(agent.webchat_widget_key ?? '')
    const visitor = await openChat(service, agent.webchat_widget_key)
    expect((await visitor.say('Habt ihr am Montag offen?')).message.text).toContain(
      'hinterlassen Sie eine E-Mail-Adresse',
    )
    expect((await visitor.say('Mein Name ist Anna Weiß, anna.weiss@example.org')).message.text).toMatch(
      /^Danke, Anna Weiß\. Notiert: anna\.weiss@example\.org\. .* hat nun Ihre Angaben\./,
    )
    expect((await visitor.say('Habt ihr am Dienstag offen?')).message.text).toMatch(
      /hat Ihre Nachricht und Ihre Angaben\.$/,
    )
    const { data } = (await ask('GET', '/leads')).body
    expect(data).toMatchObject([
      { details: { name: { value: 'Anna Weiß' }, email: { value: 'anna.weiss@example.org' } } },
    ])
  })

  test('are exact under a burst, and only unused ones can be removed', async () => {
    const { agent } = await claimNewAgent(service)
    const path = `/accounts/${agent.agent_id}`
    await Promise.all(Array.from({ length: 5 }, () => operate('POST', `${path}/credits`, { credits: 2 })))
    expect((await operate('GET', path)).body.credits.granted).toBe(10)
    await Promise.all(Array.from({ length: 6 }, () => speak(agent.webchat_widget_key ?? '')))
    expect((await operate('GET', path)).body.credits).toEqual({ granted: 10, used: 5, left: 5 })
    expect((await operate('POST', `${path}/credits`, { credits: -100 })).body.credits).toEqual({
      granted: 5,
      used: 5,
      left: 0,
    })
  })
})

test('limits are set for one account, and null restores the default', async () => {
  const { bearer, accountId } = await service.createAccount()
  expect((await operate('PATCH', `/accounts/${accountId}`, { agents_per_day: 1 })).body).toMatchObject({
    agents_per_day: 1,
    exceptions: { agents_per_day: 1 },
  })
  await service.createAgent({}, bearer)
  expect((await service.api('POST', '/agents', { company_name: 'Second' }, bearer)).status).toBe(429)
  expect((await operate('PATCH', `/accounts/${accountId}`, { agents_per_day: null })).body).toMatchObject({
    agents_per_day: 10,
    exceptions: {},
  })
  await service.createAgent({}, bearer)
})

describe('the operator API', () => {
  test('refuses everybody else, and does not exist without the setting', async () => {
    const { accountId, bearer } = await service.createAccount()
    const others: Record<string, string>[] = [
      {},
      bearer,
      { authorization: TOKEN },
      { authorization: `Bearer ${TOKEN}x` },
    ]
    for (const headers of others) {
      expect((await operate('GET', `/accounts/${accountId}`, undefined, headers)).status).toBe(401)
      expect((await operate('POST', `/accounts/${accountId}/credits`, { credits: 5 }, headers)).status).toBe(401)
    }
    await using plain = await startService()
    expect((await plain.call('GET', '/api/v1/operator/accounts/x', undefined, BEARER)).status).toBe(404)
  })

  test('reports unknown accounts and invalid numbers', async () => {
    expect((await operate('GET', '/accounts/nobody@example.com')).status).toBe(404)
    const { accountId } = await service.createAccount()
    for (const credits of ['5', 1.5, null, 1e12])
      expect((await operate('POST', `/accounts/${accountId}/credits`, { credits })).status).toBe(400)
  })
})
