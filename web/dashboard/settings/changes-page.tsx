import '../styles/keys.css'
import type { ChangePage } from '#src/contract/api/account-contract.ts'
import { formatMoment } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import { dashboardText } from '../dashboard-text.ts'
import { LoadFailure } from '../load-failure.tsx'
import { PageHeader } from '../page-header.tsx'
import { useDocumentTitle } from '../use-document-title.ts'
import { useChanges } from './account-queries.ts'
import { accountText } from './account-text.ts'

const text = accountText.changes
type Change = ChangePage['data'][number]

/** Who changed what in the workspace, the newest first. */
export function ChangesPage() {
  useDocumentTitle(text.title)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useChanges()
  const changes = data?.pages.flatMap((page) => page.data)
  return (
    <div className="page page-narrow">
      <PageHeader title={text.title} lead={text.lead} />
      <Card title={text.title}>
        {error && !changes && <LoadFailure error={error} onRetry={refetch} />}
        {!error && !changes && <output>{dashboardText.loading}</output>}
        {changes && (changes.length > 0 ? <ChangeTable changes={changes} /> : <p className="empty">{text.none}</p>)}
        {hasNextPage && (
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text.more}
          </Button>
        )}
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
