import '../styles/keys.css'
import type { ChangePage } from '#src/contract/api/account-contract.ts'
import { formatMoment } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import { PageHeader } from '../page-header.tsx'
import { PagedList } from '../paged-list.tsx'
import { useDocumentTitle } from '../use-document-title.ts'
import { useChanges } from './account-queries.ts'
import { accountText } from './account-text.ts'

const text = accountText.changes
type Change = ChangePage['data'][number]

/** Lists the workspace's changes with who made them, newest first. */
export function ChangesPage() {
  useDocumentTitle(text.title)
  const list = useChanges()
  return (
    <div className="page page-narrow">
      <PageHeader title={text.title} lead={text.lead} />
      <Card title={text.title}>
        <PagedList list={list} more={text.more} empty={<p className="empty">{text.none}</p>}>
          {(changes) => <ChangeTable changes={changes} />}
        </PagedList>
      </Card>
    </div>
  )
}

function ChangeTable({ changes }: { changes: Change[] }) {
  return (
    <table className="key-table">
      <TableHead columns={[text.columns.what, text.columns.who, text.columns.fields, text.columns.when]} />
      <tbody>
        {changes.map((change) => (
          <tr key={change.change_id}>
            <th scope="row">{change.summary}</th>
            <td data-label={text.columns.who}>{nameOf(change.by)}</td>
            <td data-label={text.columns.fields}>{change.fields.join(', ') || '–'}</td>
            <td data-label={text.columns.when}>{formatMoment(change.at)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function nameOf({ kind, name }: Change['by']): string {
  if (kind === 'operator') return text.kinds.operator
  return `${text.kinds[kind]}${name || text.you}`
}
