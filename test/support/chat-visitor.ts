import type { ChatMessage } from '../../src/contract/chat/chat-contract.ts'
import type { Service } from './service.ts'

export interface ChatVisitor {
  /** Says something and answers the reply, if there is one. */
  say(text: string): Promise<ChatMessage | undefined>
  /** Everything that was said. */
  read(): Promise<ChatMessage[]>
  /** Any other call of the visitor's API. */
  call(method: string, path: string, body?: unknown): Promise<unknown>
}

/** A visitor in a chat of their own, without a browser. */
export async function openChat(service: Service, widgetKey: string | undefined): Promise<ChatVisitor> {
  const { body: session } = await service.call('POST', '/api/v1/chat/sessions', { widget_key: widgetKey })
  const bearer = { authorization: `Bearer ${session.session_token}` }
  const call = async (method: string, path: string, body?: unknown) =>
    (await service.call(method, `/api/v1/chat${path}`, body, bearer)).body
  return {
    call,
    say: async (text) => (await call('POST', '/messages', { text })).message,
    read: async () => (await call('GET', '/messages')).messages,
  }
}
