import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { FormFooter, type Sending } from '../form-footer.tsx'
import type { FieldBinding } from '../use-checked-form.ts'
import { knowledgeText } from './knowledge-text.ts'

const text = knowledgeText.editor
const TYPES = Object.entries(knowledgeText.kinds).map(([value, label]) => ({ value, label }))

export interface ItemDraft {
  title: string
  item_type: string
  category: string
  content: string
}

/** Returns the request that saves a draft. */
export const toItem = ({ title, category, content, ...rest }: ItemDraft) => ({
  ...rest,
  title: title.trim(),
  category: category.trim(),
  content: content.trim(),
})

interface ItemFieldsProps {
  field: (name: keyof ItemDraft) => FieldBinding
  saving: Sending
}

/** Draws an item's fields and the button that saves it. */
export function ItemFields({ field, saving }: ItemFieldsProps) {
  return (
    <>
      <Field label={text.title} hint={text.titleHint} {...field('title')} required />
      <SelectField label={text.type} options={TYPES} {...field('item_type')} />
      <TextAreaField label={text.content} rows={10} {...field('content')} required />
      <Field label={text.category} hint={text.categoryHint} {...field('category')} />
      <FormFooter sending={saving}>{text.save}</FormFooter>
    </>
  )
}
