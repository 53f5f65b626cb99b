import { openChat } from './chat-visitor.ts'
import { BOX } from './lindenhof.ts'
import { type Owned, ownedAgent, verifiedAccount } from './owned-agent.ts'
import { type Service, uniqueEmail } from './service.ts'
import { openBrowser } from './app-browser.ts'
import { awaitMailWith } from './sign-in.ts'

/** Makes what the examples of the documentation name: one new thing for each parameter of a path. */
export interface DocsWorld {
  owner: Owned
  /** Returns real values for the parameters of the operation on this page of the reference. */
  fill(page: string, names: string[]): Promise<Record<string, string>>
  /** Creates an agent that nobody owns, which calls without a key may read and add to. */
  makeDemoAgent(page: string): Promise<string>
  /** Starts a conversation that has a reply. */
  openSession(): Promise<{ id: string; token: string; messageId: string }>
}

const WHATSAPP = { phone_number_id: '106540352242922', access_token: 'good', app_secret: 'secret of the owner' }
/** Pages whose example needs an agent with a website. */
const WITH_WEBSITE = new Set(['verify-website', 'read-website-again'])

/** State that an operation needs before its example works, by the name of its page. */
type Before = (ids: Record<string, string>, call: Call) => Promise<unknown>
type Call = Service['api']

const BEFORE: Record<string, Before> = {
  'restore-agent': ({ agent_id: id }, call) => call('DELETE', `/agents/${id}`),
  'restore-knowledge': ({ knowledge_item_id: id }, call) => call('DELETE', `/knowledge/${id}`),
  'disconnect-whatsapp-number': ({ agent_id: id }, call) => call('POST', `/agents/${id}/whatsapp`, WHATSAPP),
  'hand-back': ({ conversation_id: id }, call) => call('POST', `/conversations/${id}/takeover`),
}

export async function createDocsWorld(service: Service, receiverUrl: string): Promise<DocsWorld> {
  const account = await verifiedAccount(service)
  const owner = await ownedAgent(service, {}, account)
  const call: Call = (method, path, body) => service.api(method, path, body, account.bearer)
  const make: Record<string, () => Promise<string>> = {
    agent_id: async () => (await ownedAgent(service, {}, account)).agentId,
    knowledge_item_id: async () => {
      const item = { agent_id: await make['agent_id']?.(), title: 'Parking', content: 'Behind the barn.' }
      return (await call('POST', '/knowledge', item)).body.knowledge_item_id
    },
    batch_id: async () =>
      (await call('POST', '/agents/batch', { agents: [{ industry: 'crafts' }] })).body.batch.batch_id,
    document_id: () => uploadDocument(service, owner),
    conversation_id: async () => (await openSession(service, owner)).id,
    message_id: async () => (await openSession(service, owner)).messageId,
    correction_id: async () => {
      const { messageId } = await openSession(service, owner)
      return (await call('POST', `/messages/${messageId}/correction`, { answer: 'It is 26 EUR.' })).body.correction
        .correction_id
    },
    lead_id: async () => {
      const chat = await openChat(service, owner.widgetKey)
      await chat.leave({ email: uniqueEmail(), consent: true })
      return (await call('GET', '/leads')).body.data[0].lead_id
    },
    gap_id: () => makeGap(service, owner, call),
    webhook_id: () => makeWebhook(call, receiverUrl),
    key_id: async () => (await call('POST', '/keys', { name: 'docs' })).body.key.key_id,
    invitation_id: async () =>
      (await call('POST', '/team/invitations', { email: uniqueEmail() })).body.invitation.invitation_id,
    member_id: () => makeMember(service, call),
  }
  const fieldsFor = (page: string) => (WITH_WEBSITE.has(page) ? { website_url: `${service.origin}/sample/` } : {})
  const makeOne = async (page: string, name: string, ids: Record<string, string>): Promise<string> => {
    if (name === 'delivery_id')
      return (await call('POST', `/webhooks/${ids['webhook_id']}/test`)).body.delivery.delivery_id
    if (name !== 'agent_id') return (await make[name]?.()) ?? ''
    // Documents and the WhatsApp number are of one agent.
    if (/document$|whatsapp-number$/.test(page)) return owner.agentId
    return (await ownedAgent(service, fieldsFor(page), account)).agentId
  }
  return {
    owner,
    fill: async (page, names) => {
      const ids: Record<string, string> = {}
      for (const name of names) ids[name] = await makeOne(page, name, ids)
      await BEFORE[page]?.(ids, call)
      return ids
    },
    makeDemoAgent: async (page) => (await service.createAgent(fieldsFor(page))).agent_id,
    openSession: () => openSession(service, owner),
  }
}

async function openSession(service: Service, { widgetKey }: Owned) {
  const chat = await openChat(service, widgetKey)
  const { message } = await chat.say(BOX)
  return { id: chat.id, token: chat.session.session_token as string, messageId: message.id }
}

async function uploadDocument(service: Service, { agentId, bearer }: Owned): Promise<string> {
  const form = new FormData()
  form.set('file', new Blob(['# Returns\n\nYou can return pots for 30 days.']), `returns-${Math.random()}.md`)
  const url = `${service.origin}/api/v1/public/agents/${agentId}/documents`
  const response = await fetch(url, { method: 'POST', headers: bearer, body: form })
  return ((await response.json()) as { document: { document_id: string } }).document.document_id
}

async function makeGap(service: Service, owner: Owned, call: Call): Promise<string> {
  const { agentId, widgetKey } = await ownedAgent(service, {}, owner)
  await (await openChat(service, widgetKey)).say('Do you ship to Norway?')
  return (await call('GET', `/gaps?agent_id=${agentId}`)).body.data[0].gap_id
}

async function makeWebhook(call: Call, url: string): Promise<string> {
  const { data } = (await call('GET', '/webhooks')).body
  // An account can have 20.
  for (const { webhook_id: id } of data) await call('DELETE', `/webhooks/${id}`)
  return (await call('POST', '/webhooks', { url, events: ['lead.created'] })).body.webhook.webhook_id
}

async function makeMember(service: Service, call: Call): Promise<string> {
  const email = uniqueEmail()
  await call('POST', '/team/invitations', { email, role: 'editor' })
  const text = await awaitMailWith(service, email, '/login?invitation=')
  const token = /\/login\?invitation=([\w-]{43})/.exec(text)?.[1]
  const browse = openBrowser(service)
  await browse('POST', '/invitations/accept', { token })
  return (await browse('GET', '/me')).body.account.id
}
