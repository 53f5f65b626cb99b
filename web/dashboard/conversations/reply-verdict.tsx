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

/** Lets the owner mark a reply as right or wrong, or correct it. */
export function ReplyVerdict({ message, question }: ReplyVerdictProps) {
  const { message_id: id, verdict: current, answered_by: answeredBy } = message
  const verdictMutation = useVerdict(id)
  const [isCorrecting, setIsCorrecting] = useState(false)
  const replyExcerpt = <span className="visually-hidden">{text.of(message.text.slice(0, 60))}</span>
  const saveVerdict = (verdict: 'right' | 'wrong') =>
    verdictMutation.mutate({ verdict }, { onSuccess: () => showToast({ title: text.called }), onError: showFailure })
  return (
    <div className="said-verdict">
      {answeredBy !== 'correction' && (
        <>
          {current !== 'right' && (
            <TextButton busy={verdictMutation.isPending} onClick={() => saveVerdict('right')}>
              {text.right}
              {replyExcerpt}
            </TextButton>
          )}
          {current !== 'wrong' && (
            <TextButton busy={verdictMutation.isPending} onClick={() => saveVerdict('wrong')}>
              {text.wrong}
              {replyExcerpt}
            </TextButton>
          )}
        </>
      )}
      <TextButton onClick={() => setIsCorrecting(true)}>
        {text.correct}
        {replyExcerpt}
      </TextButton>
      {isCorrecting && (
        <CorrectionDialog message={message} question={question} onClose={() => setIsCorrecting(false)} />
      )}
    </div>
  )
}
