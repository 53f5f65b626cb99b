import type {
  ChatMessage,
  ConversationMode,
  MessageRequest,
  SessionResponse,
} from '#src/contract/chat/chat-contract.ts'
import type { LiveEvent } from '#src/contract/chat/visitor-contract.ts'
import type { Thread } from './drawing/message-thread.ts'
import type { ReplyInProgress } from './drawing/reply-in-progress.ts'
import type { FoyerEvents } from './foyer-widget.d.ts'
import type { ChatClient } from './protocol/chat-client.ts'
import { explain } from './protocol/chat-failure.ts'
import type { LiveUpdates } from './protocol/live-updates.ts'
import { createLiveUpdates } from './protocol/live-updates.ts'
import { createMessageId } from './protocol/message-id.ts'
import type { Words } from './words/words-types.ts'

export type EmitEvent = <Name extends keyof FoyerEvents>(name: Name, detail: FoyerEvents[Name]) => void

export interface Conversation {
  /**
   * Opens the session and shows its messages, once, however often it is called. Follows the conversation until
   * `rest()`.
   */
  start(): void
  rest(): void
  /** Sends a message from the visitor and shows the reply. */
  say(text: string): void
  /** Says a suggestion, whose button goes, and keeps the focus in the chat. */
  pick(text: string): void
  /** Shows messages from elsewhere, once. */
  take(message: ChatMessage): void
  /**
   * Leaves the conversation and shows that of the stored token, which has messages, or a new one; if it rests, on the
   * next start.
   */
  restart(begun: boolean): void
}

export interface Speakers {
  client: ChatClient
  thread: Thread
  words: Words
  /** Aborts when the conversation is no longer followed. */
  signal: AbortSignal
  /** Takes the focus back when the focused button disappears. */
  takeFocus(): void
  /** Called with the session; returns how to start. */
  onSession(session: SessionResponse): { greeting: string; questions: readonly string[] }
  /** Called when a message is added by either side. */
  onBegun(): void
  onMode(mode: ConversationMode): void
  emit: EmitEvent
}

/** State of one conversation. */
interface Talk {
  opening: boolean
  begun: boolean
  /** IDs of the messages shown. */
  known: Set<string>
  /** Messages sent here that have not come back from the service with their ids. */
  own: { text: string; name(id: string): void }[]
  lastId: string | undefined
}

interface Stage extends Speakers {
  /** Started and not resting. */
  awake: boolean
  talk: Talk
  live: LiveUpdates
}

const newChatState = (begun: boolean): Talk => ({ opening: false, begun, known: new Set(), own: [], lastId: undefined })

/** Connects the protocol to the view. Every failure shows a note with a way to continue. */
export function createConversation(speakers: Speakers): Conversation {
  const { client, signal } = speakers
  const live = createLiveUpdates(
    (ended) =>
      client.follow(
        () => stage.talk.lastId,
        (event) => hear(stage, event),
        ended,
      ),
    signal,
  )
  const stage: Stage = { ...speakers, awake: false, live, talk: newChatState(false) }
  return {
    start: () => {
      stage.awake = true
      start(stage)
    },
    rest: () => {
      stage.awake = false
      live.stop()
    },
    say: (text) => say(stage, text),
    pick: (text) => {
      say(stage, text)
      stage.takeFocus()
    },
    take: (message) => take(stage, message),
    restart: (begun) => restart(stage, begun),
  }
}

function start(stage: Stage): void {
  if (stage.talk.begun) stage.live.start()
  if (stage.talk.opening) return
  stage.talk.opening = true
  void open(stage, stage.thread.beginReply())
}

function restart(stage: Stage, begun: boolean): void {
  stage.live.stop()
  stage.talk = newChatState(begun)
  stage.client.restart()
  stage.thread.clear()
  if (stage.awake) start(stage)
}

function begin({ awake, talk, live, onBegun }: Stage): void {
  talk.begun = true
  if (awake) live.start()
  onBegun()
}

function say(stage: Stage, text: string): void {
  const message = { text, client_id: createMessageId() }
  stage.talk.own.push({ text, name: stage.thread.addVisitorMessage(text) })
  stage.emit('message', { id: message.client_id, role: 'visitor', text })
  begin(stage)
  void answer(stage, message, stage.thread.beginReply())
}

function take({ talk, thread, emit }: Stage, message: ChatMessage): void {
  const { id, role, text } = message
  if (talk.known.has(id)) return
  talk.known.add(id)
  const ownAt = role === 'visitor' ? talk.own.findIndex((one) => one.text === text) : -1
  if (ownAt !== -1) return talk.own.splice(ownAt, 1)[0]?.name(id)
  thread.addMessage(message)
  emit('message', { id, role, text })
}

function hear(stage: Stage, event: LiveEvent): void {
  if (event.type === 'message') {
    stage.talk.lastId = event.message.id
    take(stage, event.message)
  } else if (event.type === 'mode') stage.onMode(event.mode)
  else restart(stage, false)
}

async function open(stage: Stage, opening: ReplyInProgress): Promise<void> {
  const { talk, client, words, takeFocus } = stage
  try {
    const session = await client.open()
    if (talk !== stage.talk) return
    opening.settle([])
    show(stage, session)
  } catch (failure) {
    if (talk !== stage.talk) return
    opening.fail(explain(failure, words, words.unreachable), (hadFocus) => {
      if (hadFocus) takeFocus()
      void open(stage, opening)
    })
  }
}

function show(stage: Stage, session: SessionResponse): void {
  const { talk, thread } = stage
  const { messages, mode = 'agent' } = session
  const start = stage.onSession(session)
  for (const { id } of messages) talk.known.add(id)
  talk.lastId = messages.at(-1)?.id
  thread.showPast(start, messages)
  stage.onMode(mode)
  if (talk.begun || messages.length > 0) begin(stage)
}

async function answer(stage: Stage, message: MessageRequest, reply: ReplyInProgress): Promise<void> {
  const { talk, client, words, takeFocus, emit, onMode } = stage
  try {
    const { message: said, with_person: withPerson } = await client.send(message, reply.show)
    if (talk !== stage.talk) return
    if (withPerson) onMode('person')
    const isNew = said && !talk.known.has(said.id)
    reply.settle(isNew ? [said] : [])
    if (!isNew) return
    talk.known.add(said.id)
    emit('message', { id: said.id, role: said.role, text: said.text })
  } catch (failure) {
    if (talk !== stage.talk) return
    reply.fail(explain(failure, words, words.lost), (hadFocus) => {
      if (hadFocus) takeFocus()
      void answer(stage, message, reply)
    })
  }
}
