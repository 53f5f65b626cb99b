import { useId, useState } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import { isEnter } from '../../../widget/drawing/enter-key.ts'
import { errorMessage } from '../../lib/http.ts'
import { removeFromTab, saveInTab, readFromTab } from '../../lib/tab-storage.ts'
import { Button } from '../../ui/button.tsx'
import { useReply } from './conversation-queries.ts'
import { conversationsText } from './conversations-text.ts'
import type { Thread } from './live-thread.ts'

const text = conversationsText.thread

/**
 * Sends the owner's reply to the visitor. Enter sends, Shift+Enter starts a line. A refused reply and a draft stay,
 * each with its conversation.
 */
export function ReplyBox({ thread }: { thread: Thread }) {
  const id = useId()
  const draft = `draft ${thread.conversation_id}`
  const [words, setWords] = useState(() => readFromTab(draft) ?? '')
  const reply = useReply(thread.conversation_id)
  const write = (next: string) => {
    setWords(next)
    if (next === '') removeFromTab(draft)
    else saveInTab(draft, next)
  }

  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (words.trim() === '' || reply.isPending) return
    const clear = () => {
      const now = readFromTab(draft) ?? words
      write(now.startsWith(words) ? now.slice(words.length).trimStart() : now)
    }
    // The reply is sent even if the owner opens another conversation meanwhile. A refusal appears below the box.
    reply.mutateAsync(words.trim()).then(clear, () => undefined)
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
        onChange={({ target }) => write(target.value)}
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
          {errorMessage(reply.error)}
        </p>
      )}
    </form>
  )
}
