import { useState } from 'react'
import type { ThreadMessage } from '#src/contract/api/inbox-contract.ts'
import { TextButton } from '../../ui/text-button.tsx'
import { showFailure, showToast } from '../../ui/toasts.tsx'
import { useVerdict } from './conversation-queries.ts'
import { conversationsText } from './conversations-text.ts'
import { CorrectionDialog } from './correction-dialog.tsx'

const text = conversationsText.thread

interface ReplyVerdictProps {
  message: ThreadMessage
  question: string
}

/** Lets the owner call a reply right, call it wrong, or correct it. */
export function ReplyVerdict({ message, question }: ReplyVerdictProps) {
  const { message_id: id, verdict, answered_by: answeredBy } = message
  const give = useVerdict(id)
  const [open, setOpen] = useState(false)
  const about = <span className="visually-hidden">{text.of(message.text.slice(0, 60))}</span>
  const call = (called: 'right' | 'wrong') =>
    give.mutate({ verdict: called }, { onSuccess: () => showToast({ title: text.called }), onError: showFailure })
  return (
    <div className="said-verdict">
      {answeredBy !== 'correction' && (
        <>
          {verdict !== 'right' && (
            <TextButton busy={give.isPending} onClick={() => call('right')}>
              {text.right}
              {about}
            </TextButton>
          )}
          {verdict !== 'wrong' && (
            <TextButton busy={give.isPending} onClick={() => call('wrong')}>
              {text.wrong}
              {about}
            </TextButton>
          )}
        </>
      )}
      <TextButton onClick={() => setOpen(true)}>
        {text.correct}
        {about}
      </TextButton>
      {open && <CorrectionDialog message={message} question={question} onClose={() => setOpen(false)} />}
    </div>
  )
}
