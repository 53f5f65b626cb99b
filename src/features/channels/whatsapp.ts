import { randomInt } from 'node:crypto'
import type { Addresses } from '#src/base/addresses.ts'
import type { Db } from '#src/store/database.ts'
import { type Agent, findAgentByChatCode, getAgent } from '#src/features/agents/agents.ts'
import {
  type Conversation,
  type TurnDeps,
  bindVisitor,
  findBoundConversation,
  insertConversation,
  runTurn,
} from '#src/features/conversations/conversations.ts'

import { chatLink, prefilledText } from './links.ts'
import { setChatCode, takeByChatCode } from './whatsapp-codes-store.ts'

/** An agent's code, or the longer one of a single conversation. */
const CODE = /\bFY[2-9A-HJ-NP-Z]{6}(?:[2-9A-HJ-NP-Z]{6})?\b/i
const AGENT_CODE_LENGTH = 8
/** Of random characters: 60 bits, since it opens what somebody has said. */
const CONVERSATION_CODE_LENGTH = 12
const NO_AGENT = 'Please open the chat link of the business again: it tells me whom you want to talk to.'

/**
 * One text from a WhatsApp number. A code in it binds the number to that code's agent; without one the earlier binding holds. The
 * code and the link's own words are no question: what is asked is the rest, and nothing more is a greeting. Answers nothing when a later
 * text gets the reply, or a person does.
 */
export async function receiveWhatsAppText(
  deps: TurnDeps,
  visitor: string,
  text: string,
): Promise<{ id: string; text: string } | undefined> {
  const code = CODE.exec(text)?.[0].toUpperCase()
  const conversation = (code && (await bindByCode(deps.db, visitor, code))) || (await findBoundConversation(deps.db, visitor))
  if (!conversation) return { id: 'no-agent', text: NO_AGENT }
  const agent = await getAgent(deps.db, conversation.agentId)
  const asked = text
    .replace(CODE, '')
    .replace(/\(\s*\)/, '')
    .replace(prefilledText(agent.companyName), '')
    .trim()
  return joinTurn(deps, agent, conversation, asked || 'Hello')
}

/** The chat link with which a conversation of the website goes on in WhatsApp: whoever first sends its text goes on with it. */
export async function continueOnWhatsApp(
  deps: { db: Db; addresses: Addresses },
  agent: Agent,
  conversation: Conversation,
): Promise<string> {
  const chatCode = createChatCode(CONVERSATION_CODE_LENGTH)
  await setChatCode(deps.db, conversation.id, chatCode)
  return chatLink(deps.addresses, { companyName: agent.companyName, chatCode })
}

async function bindByCode(db: Db, visitor: string, code: string): Promise<Conversation | undefined> {
  if (code.length > AGENT_CODE_LENGTH) return bindToConversation(db, visitor, code)
  const agent = await findAgentByChatCode(db, code)
  if (!agent || agent.state === 'archived' || !agent.channels.includes('whatsapp')) return undefined
  const bound = await findBoundConversation(db, visitor)
  if (bound?.agentId === agent.id) return bound
  const conversation = await insertConversation(db, { agentId: agent.id, channel: 'whatsapp', preview: false, visitor, locale: '' })
  await bindVisitor(db, visitor, conversation)
  return conversation
}

async function bindToConversation(db: Db, visitor: string, code: string): Promise<Conversation | undefined> {
  const conversation = await takeByChatCode(db, code)
  if (!conversation) return undefined
  await bindVisitor(db, visitor, conversation)
  return findBoundConversation(db, visitor)
}

/** People type on WhatsApp in pieces: the answer waits for the length of a burst. */
async function joinTurn(
  deps: TurnDeps,
  agent: Agent,
  conversation: Conversation,
  text: string,
): Promise<{ id: string; text: string } | undefined> {
  for await (const event of runTurn(deps, { agent, conversation, text, locale: '', waitMs: deps.config.chat.burstMs })) {
    if (event.type === 'finished') return { id: event.message.id, text: event.message.text }
  }
  return undefined
}

// Without 0, O, 1 and I, which people mix up when they read a code aloud.
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The code at the end of a chat link's text: `FY` and six characters, one of a billion, or more. */
export function createChatCode(length = 6): string {
  return `FY${Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`
}
