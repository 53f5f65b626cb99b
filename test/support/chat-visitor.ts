import type { ChatMessage } from '../../src/contract/chat/chat-contract.ts'
import type { Service } from './service.ts'

/** Opens a chat as a visitor, without a browser. Asks again while the service is busy, as the widget does. */
export async function openChat(service: Pick<Service, 'call'>, widgetKey: string | undefined, locale = 'en-US') {
  const open = () => service.call('POST', '/api/v1/chat/sessions', { widget_key: widgetKey, locale })
  let opened = await open()
  while (opened.status === 503) opened = await open()
  const session = opened.body
  const bearer = { authorization: `Bearer ${session.session_token}` }
  const call = (method: string, path: string, body?: unknown) =>
    service.call(method, `/api/v1/chat${path}`, body, bearer)
  return {
    id: session.conversation_id as string,
    session,
    bearer,
    call,
    /** There is no `message` while a person answers. */
    say: async (text: string): Promise<{ message: ChatMessage }> => (await call('POST', '/messages', { text })).body,
    /** Sends a message, which is sent again if the client ID is that of an earlier one. */
    send: (text: string, clientId?: string) => call('POST', '/messages', { text, client_id: clientId }),
    messages: async (): Promise<ChatMessage[]> => (await call('GET', '/messages')).body.messages,
    rate: (messageId: string, rating: string, comment?: string) =>
      call('POST', '/feedback', { message_id: messageId, rating, comment }),
    leave: (details: Record<string, unknown>) => call('POST', '/leads', details),
    requestHandoff: (text?: string) => call('POST', '/handoff', { text }),
  }
}
