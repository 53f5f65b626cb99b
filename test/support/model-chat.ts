import { openChat } from './chat-visitor.ts'
import type { Service } from './service.ts'

export const BOX = 'How much is the weekly vegetable box?'
const CONTEXT = {
  company_description: 'Lindenhof is a farm shop in Bremen. Visitors park their cars for free behind the barn.',
  products: [{ name: 'Weekly vegetable box', description: 'Seven kinds of vegetables in season.', price: '24.50 EUR a week' }],
  contact_info: { email: 'hello@lindenhof.example' },
}
/** What the built-in answerer says to `BOX`, and a scripted model does not. */
export const BUILT_IN = 'Seven kinds of vegetables in season.'

/** A visitor of a new agent that sells one box. */
export async function openModelChat(of: Service) {
  const agent = await of.createAgent({ codebase_context: CONTEXT })
  const { bearer: headers, say } = await openChat(of, agent.webchat_widget_key, 'en')
  return { agentId: agent.agent_id, headers, say: async (text: string) => (await say(text)).message }
}
