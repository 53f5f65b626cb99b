import type { CorrectionRecord } from '#src/contract/api/inbox-contract.ts'
import { rewordRequest } from '#src/contract/api/inbox-contract.ts'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { FormFooter } from '../form-footer.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import { FormModal } from '../form-modal.tsx'
import { useRewordCorrection } from './knowledge-queries.ts'
import { knowledgeText } from './knowledge-text.ts'

const text = knowledgeText.corrections.reword

interface RewordDialogProps {
  agentId: string
  correction: CorrectionRecord
  onClose: () => void
}

/** Edits the answer of a correction. */
export function RewordDialog({
  agentId,
  correction: { correction_id: id, question, answer },
  onClose,
}: RewordDialogProps) {
  const reword = useRewordCorrection(agentId, id)
  const form = useCheckedForm({
    initial: { answer },
    schema: rewordRequest,
    toRequest: (values) => ({ answer: values.answer.trim() }),
  })
  const done = () => {
    showToast({ title: text.saved })
    onClose()
  }
  return (
    <FormModal title={text.title} onClose={onClose}>
      <p dir="auto">{question}</p>
      <form
        className="form"
        onSubmit={(event) => form.submit(event, (request) => reword.mutate(request, { onSuccess: done }))}
      >
        <TextAreaField label={text.answer} rows={4} {...form.field('answer')} required />
        <FormFooter sending={reword}>{text.save}</FormFooter>
      </form>
    </FormModal>
  )
}
