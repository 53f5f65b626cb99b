import type { KnowledgeRecord } from '#src/contract/api/knowledge-items-contract.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { showFailure, showToast } from '../../ui/toasts.tsx'
import { useApproveItem, useRemoveItem, useRestoreItem, useSettleItem } from './knowledge-queries.ts'
import { knowledgeText as text } from './knowledge-text.ts'

/** Says why the agent does not use an item yet, and lets the owner approve or remove it. */
export function WaitingNote({ item }: { item: KnowledgeRecord }) {
  const { knowledge_item_id: id, state, author, title } = item
  const approve = useApproveItem()
  const reject = useRemoveItem()
  const restore = useRestoreItem()
  const undo = { label: text.undo, run: () => restore.mutate(id, { onError: showFailure }) }
  const onSuccess = () => showToast({ title: text.removed(title), action: undo })
  return (
    <Notice tone="warning">
      <p>{state === 'held' ? text.heldLeads[author === 'stranger' ? author : 'site'] : text.quarantinedLead}</p>
      <div className="notice-actions">
        <Button
          variant="primary"
          busy={approve.isPending}
          onClick={() => approve.mutate(item, { onError: showFailure })}
        >
          {text.approve}
        </Button>
        <Button busy={reject.isPending} onClick={() => reject.mutate(id, { onSuccess, onError: showFailure })}>
          {text.reject}
        </Button>
      </div>
    </Notice>
  )
}

interface DiffersNoteProps {
  item: KnowledgeRecord
  onSettled?: () => void
}

/** Shows the website's new text beside the owner's edit, and lets the owner choose one. */
export function DiffersNote({ item: { knowledge_item_id: id, site_says: siteSays }, onSettled }: DiffersNoteProps) {
  const settle = useSettleItem(id)
  const keep = (which: 'mine' | 'site') => settle.mutate(which, { onSuccess: onSettled, onError: showFailure })
  if (!siteSays) return null
  return (
    <Notice tone="warning" title={siteSays.content === '' ? text.gone : text.differs}>
      {siteSays.content !== '' && (
        <blockquote className="knowledge-site">
          <RichText text={siteSays.content} />
        </blockquote>
      )}
      <div className="notice-actions">
        <Button busy={settle.isPending} onClick={() => keep('mine')}>
          {text.keepMine}
        </Button>
        <Button busy={settle.isPending} onClick={() => keep('site')}>
          {text.takeSite}
        </Button>
      </div>
    </Notice>
  )
}
