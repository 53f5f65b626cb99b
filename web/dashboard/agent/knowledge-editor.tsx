import { Tabs } from '@base-ui/react/tabs'
import { useEffect, useRef } from 'react'
import '../../ui/styles/tabs.css'
import type { KnowledgeRecord } from '#src/contract/api/knowledge-items-contract.ts'
import { updateKnowledgeRequest } from '#src/contract/api/knowledge-items-contract.ts'
import { findFirstField } from '../../ui/first-field.ts'
import { LoadState } from '../load-state.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import { FormModal } from '../form-modal.tsx'
import type { ItemDraft } from './item-fields.tsx'
import { FileForm } from './file-form.tsx'
import { ItemFields, toItem } from './item-fields.tsx'
import { DiffersNote } from './knowledge-notes.tsx'
import { useChangeItem, useItem } from './knowledge-queries.ts'
import { knowledgeText } from './knowledge-text.ts'
import { PasteForm, WriteForm } from './new-item-forms.tsx'

const text = knowledgeText.editor

/** What the editor edits: a stored item, or the draft of a new one. */
export type Editing = { way: 'edit'; id: string } | { way: 'add'; title?: string }

interface KnowledgeEditorProps {
  agentId: string
  editing: Editing
  onClose: () => void
}

/** Edits an item or adds one. */
export function KnowledgeEditor({ agentId, editing, onClose }: KnowledgeEditorProps) {
  return (
    <FormModal title={editing.way === 'edit' ? text.edit : text.add} shape="side" onClose={onClose}>
      {editing.way === 'edit' ? (
        <EditLoader id={editing.id} onClose={onClose} />
      ) : (
        <Tabs.Root defaultValue="write" className="tabs">
          <Tabs.List className="tabs-list" aria-label={text.ways}>
            <Tabs.Tab className="tab" value="write">
              {text.write}
            </Tabs.Tab>
            <Tabs.Tab className="tab" value="paste">
              {text.paste}
            </Tabs.Tab>
            <Tabs.Tab className="tab" value="file">
              {text.file}
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="write" keepMounted>
            <WriteForm agentId={agentId} title={editing.title ?? ''} onDone={onClose} />
          </Tabs.Panel>
          <Tabs.Panel value="paste" keepMounted>
            <PasteForm agentId={agentId} onDone={onClose} />
          </Tabs.Panel>
          <Tabs.Panel value="file">
            <FileForm agentId={agentId} />
          </Tabs.Panel>
        </Tabs.Root>
      )}
    </FormModal>
  )
}

function EditLoader({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: item, error, refetch } = useItem(id)
  if (!item) return <LoadState error={error} onRetry={refetch} />
  return <EditForm item={item} onDone={onClose} />
}

function EditForm({ item, onDone }: { item: KnowledgeRecord; onDone: () => void }) {
  const change = useChangeItem(item.knowledge_item_id)
  const drawn = useRef<HTMLFormElement>(null)
  // The dialog opens before the item has loaded.
  useEffect(() => findFirstField(drawn.current)?.focus(), [])
  const initial: ItemDraft = {
    title: item.title,
    item_type: item.item_type,
    category: item.category ?? '',
    content: item.content,
  }
  const form = useCheckedForm({
    initial,
    schema: updateKnowledgeRequest,
    toRequest: toItem,
  })
  const onSuccess = () => {
    showToast({ title: text.saved })
    onDone()
  }
  return (
    <>
      <DiffersNote item={item} onSettled={onDone} />
      <form
        ref={drawn}
        className="form"
        onSubmit={(event) => form.submit(event, (request) => change.mutate(request, { onSuccess }))}
      >
        <ItemFields field={form.field} saving={change} />
      </form>
    </>
  )
}
