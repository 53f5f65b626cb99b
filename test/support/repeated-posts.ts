import { randomUUID } from 'node:crypto'

/** Calls the public API with a `POST` as the account. */
type Post = (path: string, body?: unknown) => Promise<{ body: any }> // @NOTE any: every test knows the body it asks for.

/** An operation that takes an `Idempotency-Key`. */
export interface RepeatedPost {
  operationId: string
  /** Makes what the call needs, and returns a call of its own. */
  prepare(post: Post): Promise<{ path: string; body: unknown }>
  /** For the same path as any call. */
  otherBody: unknown
  /** Its calls change the same resource, and a repeated response has the resource as it is then. */
  isShared?: true
  /** What a repeated response must have in common with the first. */
  resultOf(body: any): unknown // @NOTE any: see above.
}

/** What the calls are about. */
export interface PostTargets {
  agentId: string
  conversationId: string
  /** Replies of the agent, one for each call: a correction replaces an earlier one of the same reply. */
  messageIds: string[]
  receiverUrl: string
}

/** Lists the operations of an account that create or send something, except those that need another service. */
export function listRepeatedPosts({ agentId, conversationId, messageIds, receiverUrl }: PostTargets): RepeatedPost[] {
  const events = ['lead.created']
  let shared: Promise<string> | undefined
  // An account can have few webhooks.
  const webhook = (post: Post): Promise<string> =>
    (shared ??= post('/webhooks', { url: receiverUrl, events }).then(({ body }) => body.webhook.webhook_id))
  const at = (path: string, body: () => unknown): RepeatedPost['prepare'] => {
    return async () => ({ path, body: body() })
  }
  const text = (): string => `Text ${randomUUID()}`
  return [
    {
      operationId: 'createAgent',
      prepare: at('/agents', () => ({ company_name: text(), industry: text() })),
      otherBody: { company_name: 'other' },
      resultOf: (body) => body.agent_id,
    },
    {
      operationId: 'createAgentBatch',
      prepare: at('/agents/batch', () => ({ agents: [{ industry: text() }] })),
      otherBody: { agents: [{ industry: 'other' }, {}] },
      resultOf: ({ batch }) => batch.batch_id,
    },
    {
      operationId: 'addKnowledge',
      prepare: at('/knowledge', () => ({ agent_id: agentId, title: text(), content: text() })),
      otherBody: { agent_id: agentId, title: 'other', content: 'other' },
      resultOf: (body) => body.knowledge_item_id,
    },
    {
      operationId: 'addKnowledgeBatch',
      prepare: at('/knowledge/batch', () => [{ agent_id: agentId, title: text(), content: text() }]),
      otherBody: [{ agent_id: agentId, title: 'other', content: 'other' }],
      resultOf: ({ results }) => results[0].knowledge_item_id,
    },
    {
      operationId: 'replyToVisitor',
      prepare: at(`/conversations/${conversationId}/reply`, () => ({ text: text() })),
      otherBody: { text: 'other' },
      resultOf: ({ message }) => message.message_id,
    },
    {
      operationId: 'correctAnswer',
      prepare: async () => ({
        path: `/messages/${messageIds.shift()}/correction`,
        body: { question: text(), answer: text() },
      }),
      otherBody: { question: 'other', answer: 'other' },
      resultOf: (body) => body.correction_id,
    },
    {
      operationId: 'createKey',
      prepare: at('/keys', () => ({ name: text() })),
      otherBody: { name: 'other' },
      resultOf: ({ key, secret }) => [key.key_id, secret],
    },
    {
      operationId: 'inviteMember',
      prepare: at('/team/invitations', () => ({ email: `${randomUUID()}@example.com` })),
      otherBody: { email: 'other@example.com' },
      resultOf: ({ invitation }) => invitation.invitation_id,
    },
    {
      operationId: 'renewIdentitySecret',
      isShared: true,
      prepare: at(`/agents/${agentId}/identity-secret`, () => undefined),
      otherBody: { other: true },
      resultOf: (body) => body.identity_secret,
    },
    {
      operationId: 'createWebhook',
      prepare: at('/webhooks', () => ({ url: `${receiverUrl}?${randomUUID()}`, events })),
      otherBody: { url: receiverUrl, events: ['lead.updated'] },
      resultOf: (body) => [body.webhook.webhook_id, body.secret],
    },
    {
      operationId: 'changeWebhookSecret',
      isShared: true,
      prepare: async (post) => ({ path: `/webhooks/${await webhook(post)}/secret`, body: undefined }),
      otherBody: { other: true },
      resultOf: ({ secret }) => secret,
    },
    {
      operationId: 'testWebhook',
      prepare: async (post) => ({ path: `/webhooks/${await webhook(post)}/test`, body: undefined }),
      otherBody: { other: true },
      resultOf: ({ delivery }) => delivery.delivery_id,
    },
    {
      operationId: 'deliverAgain',
      isShared: true,
      prepare: async (post) => {
        const id = await webhook(post)
        const { delivery } = (await post(`/webhooks/${id}/test`)).body
        return { path: `/webhooks/${id}/deliveries/${delivery.delivery_id}/retry`, body: undefined }
      },
      otherBody: { other: true },
      resultOf: ({ delivery }) => delivery.delivery_id,
    },
  ]
}
