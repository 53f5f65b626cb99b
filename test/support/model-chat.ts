import { openChat } from './chat-visitor.ts'
import { LINDENHOF_WITH_PARKING } from './lindenhof.ts'
import type { Service } from './service.ts'

/** The built-in answer to `BOX`, which no scripted model gives. */
export const BUILT_IN = 'Seven kinds of vegetables in season.'

/** Opens a visitor's chat with a new agent that sells one box. */
export async function openModelChat(of: Service) {
  const agent = await of.createAgent({ codebase_context: LINDENHOF_WITH_PARKING })
  const { bearer: headers, say } = await openChat(of, agent.webchat_widget_key, 'en')
  return { agentId: agent.agent_id, headers, say: async (text: string) => (await say(text)).message }
}
