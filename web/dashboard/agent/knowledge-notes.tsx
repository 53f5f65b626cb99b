import type { ReactNode } from 'react'
import type { KnowledgeRecord } from '#src/contract/api/knowledge-items-contract.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
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

interface DifferingItemProps {
  item: KnowledgeRecord
  onSettled?: () => void
}

/** Warns that the source differs from the owner's edit, with both texts. */
export function DiffersNote(props: DifferingItemProps) {
  const { site_says: siteSays } = props.item
  const versions = useVersions(props)
  return (
    versions && (
      <Notice tone="warning" title={siteSays?.content === '' ? text.gone : text.differs}>
        {versions}
      </Notice>
    )
  )
}

/** Shows the owner's edit and the source's new text side by side, and lets the owner choose one. */
export const EditBesideSource = (props: DifferingItemProps) => useVersions(props)

/** Draws both texts; nothing once they agree. The caller stays, so that it learns that the choice was stored. */
function useVersions({ item, onSettled }: DifferingItemProps): ReactNode {
  const settle = useSettleItem(item.knowledge_item_id)
  const keep = (which: 'mine' | 'site') => settle.mutate(which, { onSuccess: onSettled, onError: showFailure })
  if (!item.site_says) return null
  const versions = [
    { which: 'mine', label: text.mine, content: item.content, button: text.keepMine },
    { which: 'site', label: text.source, content: item.site_says.content, button: text.takeSite },
  ] as const
  return (
    <ul className="conflict-facts">
      {versions.map(({ which, label, content, button }) => (
        <li key={which}>
          <div>
            <p className="field-label">{label}</p>
            <ScrollRegion className="knowledge-version" kind="group" label={`${label}: ${item.title}`}>
              {content === '' ? <p className="empty">{text.gone}</p> : <RichText text={content} />}
            </ScrollRegion>
          </div>
          <Button busy={settle.isPending} onClick={() => keep(which)}>
            {button}
          </Button>
        </li>
      ))}
    </ul>
  )
}
