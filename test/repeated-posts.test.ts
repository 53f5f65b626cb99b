import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createOpenApiDocument } from '../src/contract/api/openapi.ts'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { ownedAgent, verifiedAccount } from './support/owned-agent.ts'
import { listRepeatedPosts } from './support/repeated-posts.ts'
import { startService } from './support/service.ts'
import { startReceiver } from './support/webhook-receiver.ts'

/** The row “Idempotency-Key”, for the operations of an account. */

const service = await disposeAfterAll(startService({ AGENTS_PER_DAY: '100', CHAT_PER_ADDRESS_PER_HOUR: '1000' }))
const receiver = await disposeAfterAll(startReceiver())
const account = await verifiedAccount(service)
const owned = await ownedAgent(service, {}, account)
const chat = await openChat(service, owned.widgetKey)
const reply = await chat.say('Do you ship to Norway?')
const posts = listRepeatedPosts({
  agentId: owned.agentId,
  conversationId: chat.id,
  messageIds: [reply.message.id],
  receiverUrl: receiver.url,
})

const call = (path: string, body: unknown, key?: string) =>
  service.api('POST', path, body, { ...account.bearer, ...(key ? { 'idempotency-key': key } : {}) })
const countChanges = async (action: string): Promise<number> => {
  const rows = service.app.db.selectFrom('audit_entries').select('id').where('account_id', '=', account.accountId)
  return (await rows.where('action', '=', action).execute()).length
}

describe('Idempotency-Key', () => {
  test.each(posts)('$operationId: the same key gives the same result, and has one effect', async (post) => {
    const { path, body } = await post.prepare((target, sent) => call(target, sent))
    const before = await countChanges(post.operationId)
    const key = randomUUID()
    const [first, second] = await Promise.all([call(path, body, key), call(path, body, key)])
    const third = await call(path, body, key)
    expect([first.status, second.status, third.status]).toEqual([200, 200, 200])
    expect(post.resultOf(second.body)).toEqual(post.resultOf(first.body))
    expect(post.resultOf(third.body)).toEqual(post.resultOf(first.body))
    expect(third.headers.get('idempotent-replayed')).toBe('true')
    expect([first, second].filter(({ headers }) => headers.has('idempotent-replayed'))).toHaveLength(1)
    expect((await countChanges(post.operationId)) - before).toBe(1)
    const other = await call(path, post.otherBody, key)
    expect([other.status, other.body.error]).toEqual([
      422,
      'Idempotency-Key was already used with a different request body',
    ])
  })

  test('a secret of a repeated call works', async () => {
    const key = randomUUID()
    const body = { name: 'repeated', scopes: ['read'] }
    const [first, second] = [await call('/keys', body, key), await call('/keys', body, key)]
    expect(second.body.secret).toBe(first.body.secret)
    const bearer = { authorization: `Bearer ${second.body.secret}` }
    expect((await service.api('GET', '/agents', undefined, bearer)).status).toBe(200)
    await service.api('DELETE', `/keys/${first.body.key.key_id}`, undefined, account.bearer)
    expect((await call('/keys', body, key)).status).toBe(404)
  })

  test('a failed call leaves the key unused', async () => {
    const key = randomUUID()
    expect((await call('/webhooks', { url: 'ftp://x.example', events: ['lead.created'] }, key)).status).toBe(400)
    expect((await call('/webhooks', { url: receiver.url, events: ['lead.created'] }, key)).status).toBe(200)
  })

  test('a test of an agent takes a key, and is asked again with it', async () => {
    const key = randomUUID()
    const path = `/agents/${owned.agentId}/test`
    const first = await call(path, { questions: ['Do you ship to Norway?'] }, key)
    const again = await call(path, { questions: ['Do you ship to Norway?'] }, key)
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body).toEqual(first.body)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect((await call(path, { questions: ['Where are you?'] }, key)).status).toBe(422)
  })

  test('each POST accepts a key, or has no second effect without one', () => {
    const { paths } = createOpenApiDocument('http://localhost')
    const withoutKey = Object.values(paths).flatMap(({ post }) =>
      post && !post.parameters.some(({ name }) => name === 'Idempotency-Key') ? [post.operationId] : [],
    )
    expect(withoutKey.toSorted()).toEqual([
      'acceptCorrection',
      'approveKnowledge',
      'cancelBatch',
      'dismissGap',
      'eraseVisitor',
      'handBack',
      'restoreAgent',
      'restoreKnowledge',
      'settleKnowledge',
      'takeOver',
      'verifyWebsite',
    ])
  })
})
