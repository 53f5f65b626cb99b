import type { ConversationMode } from '#src/contract/chat/chat-contract.ts'
import type {
  HandoffResponse,
  LeadRequest,
  LeadResponse,
  WhatsappResponse,
} from '#src/contract/chat/visitor-contract.ts'
import type { Conversation, EmitEvent } from './chat-conversation.ts'
import { drawContactForm } from './drawing/contact-form.ts'
import type { Thread } from './drawing/message-thread.ts'
import type { VisitorAction } from './drawing/message-view.ts'
import type { ChatClient } from './protocol/chat-client.ts'
import { ChatFailure, explain } from './protocol/chat-failure.ts'
import type { TokenStorage } from './protocol/token-storage.ts'
import type { Words } from './words/words-types.ts'

export interface ActionPlaces {
  client: ChatClient
  tokens: TokenStorage
  words: Words
  root: ShadowRoot
  thread: Thread
  conversation: Conversation
  /** The owner's consent text for contact forms. */
  consentText: string | undefined
  onMode(mode: ConversationMode): void
  takeFocus(): void
  emit: EmitEvent
}

/** Runs a visitor's action. Errors are shown in the conversation. */
export async function actForVisitor(places: ActionPlaces, action: VisitorAction): Promise<void> {
  try {
    await act(places, action)
  } catch (failure) {
    places.thread.addNote(explain(failure, places.words, places.words.unreachable))
  }
}

async function act(places: ActionPlaces, action: VisitorAction): Promise<void> {
  const { client } = places
  switch (action.type) {
    case 'rate':
      return client.call({
        method: 'POST',
        path: 'feedback',
        body: { message_id: action.messageId, rating: action.rating },
      })
    case 'identify':
      return identify(places, action.token)
    case 'contact_form':
      return showForm(places, action.label)
    case 'handoff':
      return callForPerson(places)
    case 'forget':
      return forget(places)
    case 'whatsapp':
      return goToWhatsApp(places)
    case 'link':
  }
}

/** Leaves another visitor's conversation and removes its messages. */
async function identify({ client, tokens, conversation }: ActionPlaces, token: string): Promise<void> {
  try {
    await client.call({ method: 'POST', path: 'identify', body: { token } })
  } catch (failure) {
    if (!(failure instanceof ChatFailure) || failure.status !== 409) throw failure
    tokens.forget()
    conversation.restart(false)
  }
}

function showForm(places: ActionPlaces, label: string): void {
  const { words, root, consentText, takeFocus } = places
  const form = drawContactForm({
    words,
    root,
    label,
    consentText,
    send: (lead) => sendLead(places, lead),
    onClose: takeFocus,
  })
  places.thread.showForm(form)
}

async function sendLead({ client, thread, words, emit }: ActionPlaces, body: LeadRequest): Promise<string | undefined> {
  try {
    const { lead } = await client.call<LeadResponse>({ method: 'POST', path: 'leads', body })
    thread.addNote(words.thanks)
    emit('lead', lead)
    return undefined
  } catch (failure) {
    if (!(failure instanceof ChatFailure) || failure.status !== 400) return explain(failure, words, words.unreachable)
    // An error names its field first. No other field can be too long or malformed.
    return failure.message.startsWith('consent') ? words.tickBox : words.wrongContact
  }
}

async function callForPerson({ client, conversation, onMode }: ActionPlaces): Promise<void> {
  const { message, mode } = await client.call<HandoffResponse>({ method: 'POST', path: 'handoff', body: {} })
  conversation.take(message)
  onMode(mode)
}

async function forget({ client, tokens, conversation, takeFocus }: ActionPlaces): Promise<void> {
  await client.call({ method: 'DELETE', path: 'conversation' })
  tokens.forget()
  conversation.restart(false)
  takeFocus()
}

/** Opens WhatsApp. If no window can be opened, as in in-app browsers, shows the link in the conversation. */
async function goToWhatsApp({ client, thread }: ActionPlaces): Promise<void> {
  // Opened before the call, because browsers allow it only right after the press.
  const page = open('about:blank')
  try {
    const { link } = await client.call<WhatsappResponse>({ method: 'POST', path: 'whatsapp', body: {} })
    if (!page) return thread.addNote(link)
    page.opener = null
    page.location.href = link
  } catch (failure) {
    page?.close()
    throw failure
  }
}
