import { expect, test } from 'vitest'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { type Owner, claimNewAgent } from './support/owner.ts'
import { startService } from './support/service.ts'
import { startSite } from './support/site-server.ts'

const service = await disposeAfterAll(startService())

const loadWidget = ({ agent }: Owner, origin: string) =>
  service.call('GET', `/api/v1/chat/settings?key=${agent.webchat_widget_key}`, undefined, { origin })

async function readSteps({ agent, call }: Owner) {
  const { status, body } = await call('GET', `/agents/${agent.agent_id}/first-steps`)
  expect(status).toBe(200)
  const done = body.steps.filter((one: { done_at?: string }) => one.done_at).map((one: { step: string }) => one.step)
  return { order: body.steps.map((one: { step: string }) => one.step), done, seen: body.seen }
}

test('no step of a new agent is done', async () => {
  const owner = await claimNewAgent(service)
  expect(await readSteps(owner)).toEqual({
    order: ['try', 'look', 'website', 'lead', 'verify'],
    done: [],
    seen: undefined,
  })
})

test('the first steps show whether an agent already has knowledge', async () => {
  const { agent, call } = await claimNewAgent(service)
  const path = `/agents/${agent.agent_id}/first-steps`
  expect((await call('GET', path)).body.knows_nothing).toBe(true)
  await call('POST', '/api/v1/owner/knowledge', {
    agent_id: agent.agent_id,
    title: 'Dogs',
    content: 'Dogs are welcome.',
  })
  expect((await call('GET', path)).body.knows_nothing).toBe(false)
})

test('a question in the preview, a new greeting and contact details are observed, and stay so', async () => {
  const owner = await claimNewAgent(service)
  const { agent, call, ask, style } = owner
  const { body: preview } = await call('POST', `/agents/${agent.agent_id}/preview`)
  await service.call(
    'POST',
    '/api/v1/chat/messages',
    { text: 'What do you sell?' },
    { authorization: `Bearer ${preview.session_token}` },
  )
  await style({}, 'Good morning!')
  const visitor = await openChat(service, agent.webchat_widget_key)
  await visitor.call('POST', '/leads', { email: 'kim@visitor.example' })
  expect((await readSteps(owner)).done).toEqual(['try', 'look', 'lead'])

  const { body: leads } = await ask('GET', '/leads')
  await ask('DELETE', `/leads/${leads.data[0].lead_id}`)
  expect((await readSteps(owner)).done).toEqual(['try', 'look', 'lead'])
})

test('the website that loaded the widget is named, a page of the service is not', async () => {
  const owner = await claimNewAgent(service)
  await loadWidget(owner, service.origin)
  expect((await readSteps(owner)).seen).toBeUndefined()
  await loadWidget(owner, 'https://www.lindenhof.example')
  expect(await readSteps(owner)).toMatchObject({
    done: ['website'],
    seen: { host: 'www.lindenhof.example', at: expect.stringMatching(/^\d{4}-/) },
  })
})

test('websites that strangers make up do not crowd out the own website', async () => {
  await using site = await startSite({ '/': (_request, response) => void response.end('<p>We sell honey.</p>') })
  const owner = await claimNewAgent(service, { website_url: site.origin })
  for (let at = 0; at < 25; at++) await loadWidget(owner, `https://made-up-${at}.example`)
  expect((await readSteps(owner)).seen.host).toBe('made-up-19.example')
  await loadWidget(owner, site.origin)
  expect((await readSteps(owner)).seen.host).toBe(new URL(site.origin).host)
})

test('another workspace cannot read the steps', async () => {
  const [owner, other] = [await claimNewAgent(service), await claimNewAgent(service)]
  expect((await other.call('GET', `/agents/${owner.agent.agent_id}/first-steps`)).status).toBe(404)
})
