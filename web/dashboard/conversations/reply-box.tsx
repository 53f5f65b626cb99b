import { useId, useState } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import { isEnter } from '../../../widget/drawing/enter-key.ts'
import { sentenceOf } from '../../lib/http.ts'
import { Button } from '../../ui/button.tsx'
import { useReply } from './conversation-queries.ts'
import { conversationsText } from './conversations-text.ts'
import type { Thread } from './live-thread.ts'

const text = conversationsText.thread

/** Answers the visitor as a person. Enter sends, with Shift it begins a line. What is refused stays, and what is written meanwhile. */
export function ReplyBox({ thread }: { thread: Thread }) {
  const id = useId()
  const [words, setWords] = useState('')
  const reply = useReply(thread.conversation_id)

  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (words.trim() === '' || reply.isPending) return
    const rest = (now: string) => (now.startsWith(words) ? now.slice(words.length).trimStart() : now)
    reply.mutate(words.trim(), { onSuccess: () => setWords(rest) })
  }
  const sendByEnter = (event: KeyboardEvent) => {
    if (isEnter(event.nativeEvent) && !event.shiftKey) send(event)
  }
  return (
    <form className="reply-box" onSubmit={send}>
      <label className="visually-hidden" htmlFor={id}>
        {text.reply}
      </label>
      <textarea
        id={id}
        rows={2}
        placeholder={text.reply}
        value={words}
        aria-describedby={`${id}-mode`}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={sendByEnter}
      />
      <Button variant="primary" type="submit" busy={reply.isPending}>
        {text.send}
      </Button>
      <p className="field-hint" id={`${id}-mode`}>
        {text.modes[thread.mode]}
      </p>
      {reply.error && (
        <p className="field-error" role="alert">
          {sentenceOf(reply.error)}
        </p>
      )}
    </form>
  )
}
