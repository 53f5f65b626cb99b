import type { Service } from './service.ts'

/** A visitor in a chat of their own, without a browser. */
export async function openChat(service: Service, widgetKey: string | undefined, locale = 'en-US') {
  const { body: session } = await service.call('POST', '/api/v1/chat/sessions', { widget_key: widgetKey, locale })
  const bearer = { authorization: `Bearer ${session.session_token}` }
  const call = (method: string, path: string, body?: unknown) => service.call(method, `/api/v1/chat${path}`, body, bearer)
  return {
    id: session.conversation_id as string,
    session,
    bearer,
    call,
    say: async (text: string) => (await call('POST', '/messages', { text })).body,
    messages: async () => (await call('GET', '/messages')).body.messages,
    rate: (messageId: string, rating: string, comment?: string) => call('POST', '/feedback', { message_id: messageId, rating, comment }),
    leave: (details: Record<string, unknown>) => call('POST', '/leads', details),
    askForPerson: (text?: string) => call('POST', '/handoff', { text }),
  }
}
