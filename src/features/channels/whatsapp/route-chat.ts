import type { SecretKeys } from '#src/base/signed-text.ts'
import type { Addresses } from '#src/base/addresses.ts'
import { type Agent, findAgentByChatCode, getAgent } from '#src/features/agents/agents.ts'
import {
  type Conversation,
  findConversation,
  insertConversation,
  updateConversation,
} from '#src/features/conversations/conversations.ts'
import type { Db } from '#src/store/database.ts'
import { chatLink, withoutOpening } from '../links.ts'
import { createConversationCode, findCodes, signConversationCode } from './chat-codes.ts'
import { type Chat, bindChat, clearChatCode, findByChatCode, setChatCode } from './chats-store.ts'
import type { SendingNumber } from './sending-number.ts'

export interface Route {
  agent: Agent
  conversation: Conversation
  /** The message without the link's prefilled text. */
  asked: string
  /** Whether a code in it chose the agent. */
  byCode: boolean
}

interface RouteDeps {
  db: Db
  secretKeys: SecretKeys
}

/** The visitor has the link on the screen when they use it. */
const CODE_MINUTES = 60

/**
 * Returns the agent for a text. A code in it assigns the visitor to that code's agent or conversation; without one, the
 * earlier assignment stays, and on an owner's own number its agent answers. Undefined if none applies.
 */
export async function routeText(
  deps: RouteDeps,
  number: SendingNumber,
  chat: Chat,
  text: string,
): Promise<Route | undefined> {
  const { db } = deps
  const found = findCodes(text)
  for (const { code, rest } of found) {
    const conversation = await bindByCode(deps, number, chat, code)
    const agent = conversation && (await findOpenAgent(db, number, conversation.agentId))
    if (conversation && agent) return { agent, conversation, asked: withoutOpening(agent, rest), byCode: true }
  }
  const bound = await findBinding(db, number, chat)
  // A conversation's code works once. If its message is handled again, the assignment stays.
  const asked = found.findLast(({ isApart }) => isApart)?.rest ?? text
  return bound && { ...bound, asked: withoutOpening(bound.agent, asked), byCode: false }
}

/** Returns the visitor's conversation, or the new one at an owner's own number. */
export async function findBinding(
  db: Db,
  number: SendingNumber,
  chat: Chat,
): Promise<Pick<Route, 'agent' | 'conversation'> | undefined> {
  const conversation = chat.conversationId ? await findConversation(db, chat.conversationId) : undefined
  const agent = conversation && (await findOpenAgent(db, number, conversation.agentId))
  if (conversation && agent) return { agent, conversation }
  const ownAgent = number.own && (await findOpenAgent(db, number, number.own.agentId))
  return ownAgent && { agent: ownAgent, conversation: await begin(db, chat, ownAgent) }
}

/** Returns the chat link that continues a website conversation on WhatsApp, for the first person who sends its text. */
export async function continueOnWhatsApp(
  deps: RouteDeps & { addresses: Addresses },
  agent: Agent,
  conversation: Conversation,
): Promise<string> {
  const chatCode = createConversationCode()
  await setChatCode(deps.db, conversation.id, signConversationCode(deps.secretKeys[0], chatCode), CODE_MINUTES)
  return chatLink(deps.addresses, { ...agent, chatCode })
}

async function bindByCode(
  { db, secretKeys }: RouteDeps,
  number: SendingNumber,
  chat: Chat,
  code: string,
): Promise<Conversation | undefined> {
  const agent = await findAgentByChatCode(db, code)
  if (agent) return (await findOpenAgent(db, number, agent.id)) && bindToAgent(db, chat, agent)
  const taken = await db.transaction().execute(async (tx) => {
    const signed = secretKeys.map((secretKey) => signConversationCode(secretKey, code))
    const conversation = await findByChatCode(tx, signed)
    if (!conversation || !(await findOpenAgent(tx, number, conversation.agentId))) return undefined
    await clearChatCode(tx, conversation.id)
    await bindChat(tx, chat.id, conversation.id)
    return conversation
  })
  if (!taken) return undefined
  chat.conversationId = taken.id
  const conversation = await findConversation(db, taken.id)
  if (conversation?.identity === null) await showNumber(db, chat, taken.id)
  return conversation
}

async function bindToAgent(db: Db, chat: Chat, agent: Agent): Promise<Conversation> {
  const bound = chat.conversationId ? await findConversation(db, chat.conversationId) : undefined
  return bound?.agentId === agent.id ? bound : begin(db, chat, agent)
}

async function begin(db: Db, chat: Chat, agent: Agent): Promise<Conversation> {
  const { visitor } = chat
  const conversation = await insertConversation(db, {
    agentId: agent.id,
    channel: 'whatsapp',
    visitor,
    locale: '',
  })
  await bindChat(db, chat.id, conversation.id)
  await showNumber(db, chat, conversation.id)
  chat.conversationId = conversation.id
  return conversation
}

/** Shows the visitor's number to the owner, because WhatsApp has confirmed it. */
function showNumber(db: Db, { visitor, name }: Chat, conversationId: string): Promise<void> {
  const phone = /^\d+$/.test(visitor) ? { phone: `+${visitor}` } : {}
  return updateConversation(db, conversationId, { identity: { id: visitor, ...(name ? { name } : {}), ...phone } })
}

/**
 * Returns the agent if it is on WhatsApp and can use this number: an owner's number serves the agents of their account.
 */
async function findOpenAgent(db: Db, { own }: SendingNumber, agentId: string): Promise<Agent | undefined> {
  const agent = await getAgent(db, agentId)
  if (agent.state === 'archived' || !agent.channels.includes('whatsapp')) return undefined
  return !own || agent.accountId === own.accountId ? agent : undefined
}
