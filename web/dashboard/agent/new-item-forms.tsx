import { useState } from 'react'
import type { FormEvent } from 'react'
import { addKnowledgeFields } from '#src/contract/api/knowledge-contract.ts'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import { FormFooter } from '../form-footer.tsx'
import { ItemFields, toItem } from './item-fields.tsx'
import { useAddItem, useAddItems } from './knowledge-queries.ts'
import { knowledgeText } from './knowledge-text.ts'
import { splitPasted } from './pasted-items.ts'

const text = knowledgeText.editor

interface WriteFormProps {
  agentId: string
  title: string
  onDone: () => void
}

/** Adds one item, field by field. */
export function WriteForm({ agentId, title, onDone }: WriteFormProps) {
  const add = useAddItem()
  const form = useCheckedForm({
    initial: { title, item_type: 'faq', category: '', content: '' },
    schema: addKnowledgeFields,
    toRequest: (values) => {
      const item = toItem(values)
      return { ...item, agent_id: agentId, category: item.category || undefined }
    },
  })
  const onSuccess = () => {
    showToast({ title: text.saved })
    onDone()
  }
  return (
    <form className="form" onSubmit={(event) => form.submit(event, (request) => add.mutate(request, { onSuccess }))}>
      <ItemFields field={form.field} saving={add} />
    </form>
  )
}

/** Adds a pasted text as items, one for each heading. */
export function PasteForm({ agentId, onDone }: Omit<WriteFormProps, 'title'>) {
  const [pasted, setPasted] = useState('')
  const add = useAddItems()
  const items = splitPasted(pasted)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const onSuccess = () => {
      showToast({ title: text.saved })
      onDone()
    }
    add.mutate(
      items.map((item) => ({ ...item, agent_id: agentId, item_type: 'document' })),
      { onSuccess },
    )
  }
  return (
    <form className="form" onSubmit={submit}>
      <TextAreaField
        label={text.pasted}
        hint={text.pastedHint}
        rows={14}
        maxLength={200_000}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
        required
      />
      <output>{pasted.trim() !== '' && text.found(items.length)}</output>
      <FormFooter sending={add} disabled={items.length === 0}>
        {text.save}
      </FormFooter>
    </form>
  )
}
