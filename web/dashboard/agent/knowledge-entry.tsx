import { useState } from 'react'
import type { KnowledgeView } from '#src/contract/app/app-contract.ts'
import { displayAddress } from '../../lib/website-address.ts'
import { Icon } from '../../ui/icon.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { agentText } from './agent-text.ts'
import { HeldNote } from './held-note.tsx'

const text = agentText.knowledge

/** One item, folded to its title; its content is drawn when it is opened. */
export function KnowledgeEntry({ item }: { item: KnowledgeView }) {
  const [open, setOpen] = useState(false)
  return (
    <li>
      <details className="knowledge-entry" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <Icon name="chevron" />
          <span className="knowledge-title" dir="auto">
            {item.title}
          </span>
          <span className="knowledge-type">{item.state === 'held' ? text.held : (item.category ?? text.kinds[item.type])}</span>
        </summary>
        {open && (
          <div className="knowledge-body">
            {item.state === 'held' && <HeldNote itemId={item.id} />}
            <ScrollRegion className="knowledge-content" kind="group" label={text.content(item.title)}>
              <p dir="auto">{item.content}</p>
            </ScrollRegion>
            {item.source_url && (
              <p className="knowledge-source">
                {text.source}:{' '}
                <a href={item.source_url} target="_blank" rel="noopener noreferrer">
                  {displayAddress(item.source_url)}
                </a>
              </p>
            )}
          </div>
        )}
      </details>
    </li>
  )
}
