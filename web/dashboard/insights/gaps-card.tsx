import { useState } from 'react'
import type { GapRecord } from '#src/contract/api/inbox-contract.ts'
import { answerGapRequest } from '#src/contract/api/inbox-contract.ts'
import { cutText } from '../../lib/cut-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { showFailure, showToast } from '../../ui/toasts.tsx'
import { FormFooter } from '../form-footer.tsx'
import { LoadState } from '../load-state.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import { FormModal } from '../form-modal.tsx'
import { useAnswerGap, useDismissGap, useGaps } from './insight-queries.ts'
import { insightsText } from './insights-text.ts'

const text = insightsText.gaps
const MAX_QUESTION = 200
const SHOWN_AT_FIRST = 5

/** Lists unanswered questions. An answer to one becomes a knowledge item. */
export function GapsCard({ agentId }: { agentId: string }) {
  const { data: gaps, error, refetch } = useGaps(agentId)
  const [answering, setAnswering] = useState<GapRecord>()
  const [showsAll, setShowsAll] = useState(false)
  return (
    <Card title={text.title}>
      <p className="empty">{text.lead}</p>
      {!gaps && <LoadState error={error} onRetry={refetch} />}
      {gaps?.length === 0 && <p className="empty">{text.none}</p>}
      {gaps && gaps.length > 0 && (
        <ul className="gaps">
          {(showsAll ? gaps : gaps.slice(0, SHOWN_AT_FIRST)).map((gap) => (
            <GapLine key={gap.gap_id} gap={gap} onAnswer={() => setAnswering(gap)} />
          ))}
        </ul>
      )}
      {gaps && gaps.length > SHOWN_AT_FIRST && !showsAll && (
        <Button onClick={() => setShowsAll(true)}>{text.showAll(gaps.length)}</Button>
      )}
      {answering && <AnswerDialog gap={answering} onClose={() => setAnswering(undefined)} />}
    </Card>
  )
}

function GapLine({ gap, onAnswer }: { gap: GapRecord; onAnswer: () => void }) {
  const dismiss = useDismissGap()
  const tellOutcome = {
    onSuccess: () => showToast({ title: text.dismissed }),
    onError: showFailure,
  }
  return (
    <li>
      <p dir="auto">
        {gap.question}{' '}
        <span className="gap-count">
          {text.asked(gap.count)}
          {gap.channels.includes('mcp') && `, ${text.byAssistants}`}
        </span>
      </p>
      <div className="gap-actions">
        <Button onClick={onAnswer}>
          {text.answer}
          <span className="visually-hidden">{text.answerOf(gap.question)}</span>
        </Button>
        <TextButton busy={dismiss.isPending} onClick={() => dismiss.mutate(gap.gap_id, tellOutcome)}>
          {text.dismiss}
          <span className="visually-hidden">{text.answerOf(gap.question)}</span>
        </TextButton>
      </div>
    </li>
  )
}

function AnswerDialog({ gap, onClose }: { gap: GapRecord; onClose: () => void }) {
  const answer = useAnswerGap(gap.gap_id)
  const form = useCheckedForm({
    initial: { question: cutText(gap.question, MAX_QUESTION), answer: '' },
    schema: answerGapRequest,
    toRequest: (values) => ({ question: values.question.trim(), answer: values.answer.trim() }),
  })
  const done = () => {
    showToast({ title: text.dialog.saved })
    onClose()
  }
  return (
    <FormModal title={text.dialog.title} onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => form.submit(event, (request) => answer.mutate(request, { onSuccess: done }))}
      >
        <Field label={text.dialog.question} {...form.field('question')} required />
        <TextAreaField label={text.dialog.answer} rows={4} {...form.field('answer')} required />
        <FormFooter sending={answer}>{text.dialog.save}</FormFooter>
      </form>
    </FormModal>
  )
}
