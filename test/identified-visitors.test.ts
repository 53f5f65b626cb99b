import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { getAgent } from '../src/features/agents/agents.ts'
import { identitySecret } from '../src/features/conversations/conversations.ts'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startService } from './support/service.ts'

const service = await disposeAfterAll(startService())

const exp = Math.floor(Date.now() / 1000) + 600

/** A chat, and tokens that the owner's server signs for it. */
async function openSignedChat() {
  const { agent_id: agentId, webchat_widget_key: widget_key } = await service.createAgent()
  const agent = await getAgent(service.app.db, agentId)
  const { session, call: ask } = await openChat(service, widget_key)
  const call = (path: string, body: unknown) => ask('POST', path, body)
  const identities = service.app.db
    .selectFrom('conversations')
    .select('identity')
    .where('agent_id', '=', agentId)
    .orderBy('id')
  return {
    session,
    call,
    resume: async (identity: string) => (await call('/sessions', { widget_key, identity })).body,
    identities: async () => (await identities.execute()).map(({ identity }) => identity),
    sign: (claims: object, secret = identitySecret(service.app.secretKeys, agent), alg = 'HS256') => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
      const body = `${part({ alg, typ: 'JWT' })}.${part(claims)}`
      return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
    },
  }
}

test('a visitor has the identity that the owner’s server signed', async () => {
  const { call, sign, identities } = await openSignedChat()
  expect((await call('/identify', { token: sign({ sub: 'u1', exp, name: 'Ada' }) })).body).toEqual({
    success: true,
    name: 'Ada',
  })
  expect(await identities()).toMatchObject([{ id: 'u1', name: 'Ada' }])
  const bad = [
    sign({ sub: 'u1', exp }, 'other'),
    sign({ sub: 'u1', exp: exp - 1200 }),
    sign({ sub: 'u1' }),
    sign({ exp }),
    sign({ sub: 'u1', exp }, undefined, 'none'),
    `${sign({ sub: 'u1', exp })}.x`,
    `${sign({ sub: 'u1', exp })}.`,
    `${sign({ sub: 'u1', exp })}=`,
    `${sign({ sub: 'u1', exp })}!`,
    sign({ sub: 'u1', exp }).replace('.', '=.'),
    'x.y.z',
    'x',
  ]
  for (const token of bad) expect((await call('/identify', { token })).status).toBe(401)
})

test('a visitor does not see the conversation of another identified visitor', async () => {
  const { session, call, resume, sign, identities } = await openSignedChat()
  const [ada, bob, nobody] = [
    sign({ sub: 'ada', exp }),
    sign({ sub: 'bob', exp, name: 'Bob' }),
    sign({ sub: 'bob', exp }, 'guessed'),
  ]
  await call('/messages', { text: 'Hello' })
  for (const anyone of [nobody, ada])
    expect(await resume(anyone)).toMatchObject({ conversation_id: session.conversation_id })
  expect((await resume(ada)).messages).toHaveLength(2)
  expect(await call('/identify', { token: bob })).toMatchObject({ status: 409, body: { success: false } })
  for (const other of [nobody, bob]) {
    const begun = await resume(other)
    expect([begun.conversation_id === session.conversation_id, begun.messages]).toEqual([false, []])
  }
  expect((await identities()).map((identity) => identity?.id)).toEqual(['ada', undefined, 'bob'])
})
