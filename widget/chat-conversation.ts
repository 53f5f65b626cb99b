import type { SessionResponse } from '#src/contract/chat/chat-contract.ts'
import type { Thread } from './drawing/message-thread.ts'
import type { ReplyInProgress } from './drawing/reply-in-progress.ts'
import type { FoyerEvents } from './foyer-widget.d.ts'
import type { ChatClient } from './protocol/chat-client.ts'
import { sentenceOf } from './protocol/chat-failure.ts'
import type { Words } from './words/words-types.ts'

export type EmitEvent = <Name extends keyof FoyerEvents>(name: Name, detail: FoyerEvents[Name]) => void

export interface Conversation {
  /** Opens the session and shows what was said in it; does so once, however often it is called. */
  start(): void
  /** Says something in the visitor's name and shows the answer. */
  say(text: string): void
}

interface Speakers {
  client: ChatClient
  thread: Thread
  words: Words
  /** Takes the focus back when the button that had it goes. */
  takeFocus(): void
  /** Hears about the agent as soon as the session is open, and says how to begin. */
  onSession(session: SessionResponse): { greeting: string; questions: readonly string[] }
  onEvent: EmitEvent | undefined
}

/** Joins the protocol to the drawing: every failure ends in a note with a way on, never in silence. */
export function createConversation(speakers: Speakers): Conversation {
  let started = false
  let spoken = false
  const say = (text: string) => {
    spoken = true
    speakers.thread.addVisitorMessage(text)
    void answer(speakers, text, speakers.thread.beginReply(), 'send')
  }
  const pick = (question: string) => {
    say(question)
    speakers.takeFocus()
  }
  const show = (session: SessionResponse) => {
    const { greeting, questions } = speakers.onSession(session)
    speakers.thread.showPast(greeting, session.messages)
    if (!spoken && session.messages.length === 0) speakers.thread.suggest(questions, pick)
  }
  const start = () => {
    if (started) return
    started = true
    void open(speakers, speakers.thread.beginReply(), show)
  }
  return { start, say }
}

async function open(speakers: Speakers, opening: ReplyInProgress, show: (session: SessionResponse) => void): Promise<void> {
  try {
    const session = await speakers.client.open()
    opening.settle([])
    show(session)
  } catch (failure) {
    opening.fail(sentenceOf(failure) ?? speakers.words.unreachable, () => {
      speakers.takeFocus()
      void open(speakers, opening, show)
    })
  }
}

async function answer(speakers: Speakers, text: string, reply: ReplyInProgress, attempt: 'send' | 'resend'): Promise<void> {
  try {
    reply.settle(await speakers.client[attempt](text, reply.show))
  } catch (failure) {
    reply.fail(sentenceOf(failure) ?? speakers.words.lost, () => {
      speakers.takeFocus()
      void answer(speakers, text, reply, 'resend')
    })
  }
}
