import { openChat } from './chat-visitor.ts'
import { LINDENHOF_WITH_HOURS } from './lindenhof.ts'
import type { Service } from './service.ts'

interface ChatOptions {
  /** Creates the agent with the key, so that there is an owner to notify. */
  owned?: boolean
  askConsent?: boolean
  locale?: string
}

/** Returns a function that creates an agent of the farm shop and opens a chat with it. */
export const lindenhofChats =
  (service: Service, bearer: Record<string, string>) =>
  async ({ owned = true, askConsent = false, locale = 'en-US' }: ChatOptions = {}) => {
    const { db } = service.app
    const agent = await service.createAgent({ codebase_context: LINDENHOF_WITH_HOURS }, owned ? bearer : {})
    await db.updateTable('agents').set({ ask_consent: askConsent }).where('id', '=', agent.agent_id).execute()
    const chat = await openChat(service, agent.webchat_widget_key, locale)
    return {
      ...chat,
      agentId: agent.agent_id,
      lead: () => db.selectFrom('leads').selectAll().where('conversation_id', '=', chat.id).executeTakeFirst(),
      conversation: () => db.selectFrom('conversations').selectAll().where('id', '=', chat.id).executeTakeFirst(),
    }
  }
