import type { ThreadMessage } from '#src/contract/api/inbox-contract.ts'
import { correctionRequest } from '#src/contract/api/inbox-contract.ts'
import { cutText } from '../../lib/cut-text.ts'
import { RichText } from '../../ui/rich-text.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import { FormFooter } from '../form-footer.tsx'
import { FormModal } from '../form-modal.tsx'
import { useCorrection } from './conversation-queries.ts'
import { conversationsText } from './conversations-text.ts'

const text = conversationsText.correction
const MAX_QUESTION = 1000

interface CorrectionDialogProps {
  message: ThreadMessage
  question: string
  onClose: () => void
}

/** Returns the reply without its flagged sentences, to start the correction from. */
const withoutFlagged = ({ text: reply, review }: ThreadMessage): string =>
  (review?.flags ?? [])
    .reduce((left, flag) => left.replace(flag.text, ''), reply)
    .replace(/ {2,}/g, ' ')
    .trim()

/** Writes a correction of an answer. It starts from the reply. */
export function CorrectionDialog({ message, question, onClose }: CorrectionDialogProps) {
  const correct = useCorrection(message.message_id)
  const form = useCheckedForm({
    initial: { question: cutText(question, MAX_QUESTION), answer: withoutFlagged(message) },
    schema: correctionRequest,
    toRequest: (values) => ({ question: values.question.trim(), answer: values.answer.trim() }),
  })
  const done = () => {
    showToast({ title: text.saved })
    onClose()
  }
  return (
    <FormModal title={text.title} onClose={onClose}>
      <p>{text.lead}</p>
      <form
        className="form"
        onSubmit={(event) => form.submit(event, (request) => correct.mutate(request, { onSuccess: done }))}
      >
        <TextAreaField label={text.question} rows={2} {...form.field('question')} required />
        <div className="field">
          <p className="field-label">{text.said}</p>
          <blockquote className="said-before" dir="auto">
            <RichText text={message.text} />
          </blockquote>
        </div>
        <TextAreaField label={text.answer} rows={4} {...form.field('answer')} required />
        <FormFooter sending={correct}>{text.save}</FormFooter>
      </form>
    </FormModal>
  )
}
