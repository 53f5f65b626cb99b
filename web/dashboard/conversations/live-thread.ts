import type {
  ConversationPage,
  ConversationResponse,
  InboxEvent,
  ThreadEvent,
} from '#src/contract/api/inbox-contract.ts'

export type Thread = ConversationResponse['conversation'] & { ended?: boolean }

interface Pages<Param> {
  pages: ConversationPage[]
  pageParams: Param[]
}

/** Returns the list after an event: latest activity first, without conversations that no longer match. */
export function applyInboxEvent<Param>(list: Pages<Param>, event: InboxEvent): Pages<Param> {
  const id = event.type === 'conversation' ? event.conversation.conversation_id : event.conversation_id
  const pages = list.pages.map((page) => ({
    ...page,
    data: page.data.filter(({ conversation_id: each }) => each !== id),
  }))
  const [first, ...rest] = pages
  if (event.type === 'removed' || !first) return { ...list, pages }
  return { ...list, pages: [{ ...first, data: [event.conversation, ...first.data] }, ...rest] }
}

/** Returns the conversation after an event: messages ordered by id, a known message updated. */
export function applyThreadEvent(thread: Thread, event: ThreadEvent): Thread {
  switch (event.type) {
    case 'message': {
      const { message } = event
      const stands = thread.messages.some(({ message_id: id }) => id === message.message_id)
      const messages = stands
        ? thread.messages.map((each) => (each.message_id === message.message_id ? message : each))
        : [...thread.messages, message].toSorted((a, b) => (a.message_id < b.message_id ? -1 : 1))
      return { ...thread, messages }
    }
    case 'mode':
      return { ...thread, mode: event.mode }
    case 'ended':
      return { ...thread, ended: true }
  }
}
