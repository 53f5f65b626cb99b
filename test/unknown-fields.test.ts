import { describe, expect, test } from 'vitest'
import { createOpenApiDocument } from '../src/contract/api/openapi.ts'
import { openBrowser } from './support/app-browser.ts'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { LINDENHOF } from './support/lindenhof.ts'
import { ownedAgent, verifiedAccount } from './support/owned-agent.ts'
import { awaitMailWith } from './support/sign-in.ts'
import { startService, uniqueEmail } from './support/service.ts'

const service = await disposeAfterAll(startService())
const account = await verifiedAccount(service)
const { agentId, widgetKey, bearer } = await ownedAgent(service, {}, account)
const ask = (method: string, path: string, body?: unknown) => service.api(method, path, body, bearer)
const made = async (path: string, body: unknown) => (await ask('POST', path, body)).body

interface Call {
  path: string
  body: Record<string, unknown>
}

async function makeItem(): Promise<string> {
  const item = { agent_id: agentId, title: 'Parking', content: 'Free behind the house.' }
  return `/knowledge/${(await made('/knowledge', item)).knowledge_item_id}`
}

async function makeReply(): Promise<string> {
  const { message } = await (await openChat(service, widgetKey)).say('How much is the weekly box?')
  return `/messages/${message.id}`
}

const EVENTS = ['lead.created']

/** A valid call of each operation that changes a resource, and of several that create one. */
const CALLS: Record<string, () => Promise<Call>> = {
  'PUT replaceCodebase': async () => ({
    path: `/agents/${agentId}/codebase`,
    body: { codebase_context: LINDENHOF },
  }),
  'PATCH updateAgent': async () => ({ path: `/agents/${agentId}`, body: { agent_name: 'Linde' } }),
  'PATCH updateKnowledge': async () => ({ path: await makeItem(), body: { title: 'Parking space' } }),
  'PATCH rewordCorrection': async () => {
    const { correction_id: id } = await made(`${await makeReply()}/correction`, { answer: 'It is 26 EUR.' })
    return { path: `/corrections/${id}`, body: { answer: 'It is 27 EUR.' } }
  },
  'PATCH updateAccount': async () => ({ path: '/account', body: { name: 'Lindenhof' } }),
  'PATCH changeRole': async () => {
    const email = uniqueEmail()
    await made('/team/invitations', { email })
    const text = await awaitMailWith(service, email, '/login?invitation=')
    const token = /\/login\?invitation=([\w-]{43})/.exec(text)?.[1]
    const member = openBrowser(service)
    await member('POST', '/invitations/accept', { token })
    const { account: person } = (await member('GET', '/me')).body
    return { path: `/team/members/${person.id}`, body: { role: 'owner' } }
  },
  'PATCH updateLead': async () => {
    await (await openChat(service, widgetKey)).leave({ email: 'anna@example.com' })
    return { path: `/leads/${(await ask('GET', '/leads')).body.data[0].lead_id}`, body: { status: 'contacted' } }
  },
  'PATCH updateWebhook': async () => {
    const { webhook } = await made('/webhooks', { url: 'https://hooks.example.com/x', events: EVENTS })
    return { path: `/webhooks/${webhook.webhook_id}`, body: { events: ['lead.updated'] } }
  },
  'POST createWebhook': async () => ({
    path: '/webhooks',
    body: { url: 'https://hooks.example.com/y', events: EVENTS },
  }),
  'POST createKey': async () => ({ path: '/keys', body: { name: 'server' } }),
  'POST inviteMember': async () => ({ path: '/team/invitations', body: { email: uniqueEmail() } }),
  'POST testAgent': async () => ({ path: `/agents/${agentId}/test`, body: { questions: ['Where are you?'] } }),
  'POST giveVerdict': async () => ({ path: `${await makeReply()}/verdict`, body: { verdict: 'right' } }),
  'POST approveKnowledge': async () => ({ path: `${await makeItem()}/approve`, body: {} }),
}

describe('a field that an operation does not know', () => {
  test.each(Object.entries(CALLS))('%s names it in warnings, and does the rest', async (name, prepare) => {
    const { path, body } = await prepare()
    const [method = ''] = name.split(' ')
    const reply = await ask(method, path, { ...body, kolour_of_it: 'red', hue: { deep: [1] } })
    expect([reply.status, reply.body.error]).toEqual([200, undefined])
    const named = reply.body.warnings.filter((warning: string) => warning.includes('is not a known field'))
    expect(named.toSorted()).toEqual([
      'hue is not a known field, so it was ignored.',
      'kolour_of_it is not a known field, so it was ignored.',
    ])
  })

  test('every PATCH and PUT of the API is called here', () => {
    const document = createOpenApiDocument('http://localhost/api/v1/public')
    const changing = Object.values(document.paths).flatMap(({ patch, put }) => [patch, put].flatMap((one) => one ?? []))
    const called = Object.keys(CALLS).flatMap((name) => /^P(?:ATCH|UT) (.+)/.exec(name)?.[1] ?? [])
    expect(new Set(called)).toEqual(new Set(changing.map(({ operationId }) => operationId)))
  })

  test('comes with the field probably meant, also inside of one', async () => {
    const sent = { greeting_mesage: 'Moin!', appearance: { colour: '#ff0000', position: 'left' } }
    const { body } = await ask('PATCH', `/agents/${agentId}`, sent)
    expect(body.agent.appearance.position).toBe('left')
    expect(body.warnings).toEqual([
      'greeting_mesage is not a known field, so it was ignored. Did you mean greeting_message?',
      'appearance.colour is not a known field, so it was ignored. Did you mean color?',
    ])
    expect((await ask('GET', `/agents/${agentId}`)).body.agent.greeting_message).not.toBe('Moin!')
  })

  test('known fields give no warning', async () => {
    const { body } = await ask('PATCH', `/agents/${agentId}`, { greeting_message: 'Moin!', tone: null })
    expect(body).not.toHaveProperty('warnings')
  })
})
