import { Button } from '../../ui/button.tsx'
import type { Editing } from './knowledge-editor.tsx'
import { knowledgeText as text } from './knowledge-text.ts'

interface EditButtonProps {
  id: string
  name: string
  onEdit: (editing: Editing) => void
}

/** Opens an item in the editor. */
export function EditButton({ id, name, onEdit }: EditButtonProps) {
  return (
    <Button onClick={() => onEdit({ way: 'edit', id })}>
      {text.edit}
      <span className="visually-hidden">{text.editOf(name)}</span>
    </Button>
  )
}
