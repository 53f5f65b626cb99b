import type { FieldProblems } from '../../lib/check-form.ts'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { FormEnd, type Sending } from '../form-end.tsx'
import { knowledgeText } from './knowledge-text.ts'

const text = knowledgeText.editor
const TYPES = Object.entries(knowledgeText.kinds).map(([value, label]) => ({ value, label }))

export interface ItemDraft {
  title: string
  item_type: string
  category: string
  content: string
}

/** What is sent of a draft. */
export const toItem = ({ title, category, content, ...rest }: ItemDraft) => ({
  ...rest,
  title: title.trim(),
  category: category.trim(),
  content: content.trim(),
})

interface ItemFieldsProps {
  values: ItemDraft
  problems: FieldProblems
  onChange: (changes: Partial<ItemDraft>) => void
  saving: Sending
}

/** The fields of an item, with the button that saves it. */
export function ItemFields({ values, problems, onChange, saving }: ItemFieldsProps) {
  return (
    <>
      <Field
        label={text.title}
        hint={text.titleHint}
        error={problems['title']}
        value={values.title}
        onChange={({ target }) => onChange({ title: target.value })}
        required
      />
      <SelectField
        label={text.type}
        options={TYPES}
        value={values.item_type}
        onChange={({ target }) => onChange({ item_type: target.value })}
      />
      <TextAreaField
        label={text.content}
        rows={10}
        error={problems['content']}
        value={values.content}
        onChange={({ target }) => onChange({ content: target.value })}
        required
      />
      <Field
        label={text.category}
        hint={text.categoryHint}
        error={problems['category']}
        value={values.category}
        onChange={({ target }) => onChange({ category: target.value })}
      />
      <FormEnd sending={saving}>{text.save}</FormEnd>
    </>
  )
}
