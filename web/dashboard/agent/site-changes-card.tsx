import type { ResearchReport, SiteChange } from '#src/contract/api/research-contract.ts'
import { formatMoment, formatNumber } from '../../lib/format.ts'
import { displayPath } from '../../lib/website-address.ts'
import { Card } from '../../ui/card.tsx'
import { Mark } from '../../ui/mark.tsx'
import { EditButton } from './edit-button.tsx'
import type { Editing } from './knowledge-editor.tsx'
import { knowledgeText } from './knowledge-text.ts'

const text = knowledgeText.changes
const TONES = { new: 'accent', changed: 'plain', gone: 'danger', flagged: 'warning' } as const

interface SiteChangesCardProps {
  report: ResearchReport
  onEdit: (editing: Editing) => void
}

/** Shows what the last refreshes changed, the newest in full. */
export function SiteChangesCard({ report: { changes, state }, onEdit }: SiteChangesCardProps) {
  const [newest, ...earlier] = changes
  if (!newest) return null
  const lead = (state === 'reading' ? text.reading : text.read)(formatMoment(newest.began_at))
  return (
    <Card title={text.title}>
      <p>
        {lead} {summaryOf(newest)}
      </p>
      <ChangedItems change={newest} onEdit={onEdit} />
      {earlier.length > 0 && (
        <details className="disclosure">
          <summary>{text.earlier}</summary>
          {earlier.map((change) => (
            <section key={change.began_at} className="earlier-changes">
              <p>
                {text.read(formatMoment(change.began_at))} {summaryOf(change)}
              </p>
              <ChangedItems change={change} onEdit={onEdit} />
            </section>
          ))}
        </details>
      )}
    </Card>
  )
}

function ChangedItems({
  change: { items, item_counts: counts },
  onEdit,
}: {
  change: SiteChange
  onEdit: SiteChangesCardProps['onEdit']
}) {
  if (items.length === 0) return null
  const more = Object.values(counts).reduce((sum, each) => sum + each, 0) - items.length
  return (
    <ul className="site-changes">
      {items.map(({ change, title, knowledge_item_id: id, source_url: source, said, says }) => (
        <li key={id ?? `${title} ${said}`}>
          <div>
            <p>
              <Mark tone={TONES[change]}>{text.kinds[change]}</Mark> <strong dir="auto">{title}</strong>
              {source && <span className="empty"> {displayPath(source)}</span>}
            </p>
            {said && (
              <p className="site-change-text">
                {text.said}
                <del dir="auto">{said}</del>
              </p>
            )}
            {says && (
              <p className="site-change-text">
                {text.says}
                <ins dir="auto">{says}</ins>
              </p>
            )}
          </div>
          {id && <EditButton id={id} name={title} onEdit={onEdit} />}
        </li>
      ))}
      {more > 0 && <li className="empty">{text.more(more)}</li>}
    </ul>
  )
}

/** Returns a summary such as `1 page new, 2 changed; 3 items changed.` */
function summaryOf({ page_counts: pages, item_counts: items }: SiteChange): string {
  const parts = [phraseOf(pages, text.pages), phraseOf(items, text.items)].filter(Boolean).join('; ')
  return parts === '' ? text.none : `${parts}.`
}

function phraseOf(counts: Partial<SiteChange['item_counts']>, withNoun: (number: number) => string): string {
  const kinds = (['new', 'changed', 'gone', 'flagged'] as const).filter((kind) => counts[kind])
  return kinds
    .map((kind, at) => `${(at === 0 ? withNoun : formatNumber)(counts[kind] ?? 0)} ${text.counts[kind]}`)
    .join(', ')
}
