import type { MessageResponse, SessionResponse } from '../../src/contract/chat/chat-contract.ts'
import { type Instance, callInstance } from './call-instance.ts'

/** An answer of the agent, as a visitor gets it. */
export interface AgentAnswer {
  question: string
  answer: string
  answered: boolean
  sources: { title: string; url?: string }[]
}

/** Starts a conversation as a visitor and returns a function that asks in it, with the questions the agent suggests. */
export async function openChat(
  instance: Instance,
  widgetKey: string,
): Promise<{ suggested: string[]; ask: (question: string) => Promise<AgentAnswer> }> {
  // The session's own token replaces the key: a visitor has none.
  const opened = await callInstance({ ...instance, apiKey: undefined }, '/api/v1/chat/sessions', {
    method: 'POST',
    body: { widget_key: widgetKey },
  })
  const session = opened.body as unknown as SessionResponse
  const ask = async (question: string): Promise<AgentAnswer> => {
    const { body } = await callInstance(instance, '/api/v1/chat/messages', {
      method: 'POST',
      body: { text: question },
      bearer: session.session_token,
    })
    const { message } = body as MessageResponse
    return {
      question,
      answer: message?.text ?? 'A person answers in this conversation.',
      answered: message?.answered ?? false,
      sources: (message?.sources ?? []).map(({ title, url }) => ({ title, url })),
    }
  }
  return { suggested: session.agent.suggested_questions, ask }
}
