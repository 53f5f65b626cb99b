import { useState } from 'react'
import type { KnowledgeRecord } from '#src/contract/api/knowledge-items-contract.ts'
import { formatDate } from '../../lib/format.ts'
import { displayAddress } from '../../lib/website-address.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Mark } from '../../ui/mark.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { showFailure, showToast } from '../../ui/toasts.tsx'
import { useReadPageAgain } from './agent-queries.ts'
import { useRemoveItem, useRestoreItem } from './knowledge-queries.ts'
import { knowledgeText as text } from './knowledge-text.ts'
import { readinessText } from './readiness-text.ts'
import { DiffersNote, WaitingNote } from './knowledge-notes.tsx'

interface KnowledgeEntryProps {
  item: KnowledgeRecord
  /** Items that say almost the same. */
  similar?: readonly KnowledgeRecord[]
  onEdit: (id: string) => void
}

/** Shows one item, collapsed to its title, with similar ones behind it. Its content is drawn when it is opened. */
export function KnowledgeEntry({ item, similar = [], onEdit }: KnowledgeEntryProps) {
  const [open, setOpen] = useState(false)
  return (
    <li>
      <details className="knowledge-entry" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <Icon name="chevron" />
          <span className="knowledge-title" dir="auto">
            {item.title}
          </span>
          <span className="knowledge-type">{text.kinds[item.item_type]}</span>
          <span className="marks">
            {item.state !== 'live' && <Mark tone="warning">{text.states[item.state]}</Mark>}
            {item.site_says && <Mark tone="warning">{text.differs}</Mark>}
            {similar.length > 0 && <Mark>{readinessText.similar(similar.length)}</Mark>}
          </span>
        </summary>
        {open && <EntryBody item={item} onEdit={onEdit} />}
        {open && similar.length > 0 && (
          <ul className="knowledge-similar">
            {similar.map((one) => (
              <KnowledgeEntry key={one.knowledge_item_id} item={one} onEdit={onEdit} />
            ))}
          </ul>
        )}
      </details>
    </li>
  )
}

function EntryBody({ item, onEdit }: KnowledgeEntryProps) {
  const { knowledge_item_id: id, title, content, state } = item
  const remove = useRemoveItem()
  const restore = useRestoreItem()
  const undo = { label: text.undo, run: () => restore.mutate(id, { onError: showFailure }) }
  const onSuccess = () => showToast({ title: text.removed(title), action: undo })
  return (
    <div className="knowledge-body">
      {(state === 'held' || state === 'quarantined') && <WaitingNote item={item} />}
      <DiffersNote item={item} />
      {!item.site_says && (
        <ScrollRegion className="knowledge-content" kind="group" label={text.content(title)}>
          <RichText text={content} />
        </ScrollRegion>
      )}
      <Freshness item={item} />
      <div className="knowledge-actions">
        <Button onClick={() => onEdit(id)}>
          {text.edit}
          <span className="visually-hidden">{text.editOf(title)}</span>
        </Button>
        <Button busy={remove.isPending} onClick={() => remove.mutate(id, { onSuccess, onError: showFailure })}>
          {text.remove}
          <span className="visually-hidden">{text.editOf(title)}</span>
        </Button>
      </div>
    </div>
  )
}

/** Shows an item's source and age. */
function Freshness({ item }: { item: KnowledgeRecord }) {
  const { source_url: source, origin, author, category, edited, updated_at: at } = item
  const again = useReadPageAgain(item.agent_id)
  const day = formatDate(at)
  return (
    <p className="knowledge-source">
      <span>{edited ? text.edited(day) : text.origins[origin](day)}</span>
      <span>{text.authors[author]}</span>
      {category && <span dir="auto">{category}</span>}
      {source && (
        <a href={source} target="_blank" rel="noopener noreferrer">
          {displayAddress(source)}
        </a>
      )}
      {source && origin === 'website' && (
        <TextButton
          busy={again.isPending}
          onClick={() =>
            again.mutate(source, { onSuccess: () => showToast({ title: text.readQueued }), onError: showFailure })
          }
        >
          {text.readPage}
        </TextButton>
      )}
    </p>
  )
}
