import '../styles/keys.css'
import type { SessionView } from '#src/contract/app/sign-in-contract.ts'
import { formatMoment } from '../../lib/format.ts'
import { errorMessage } from '../../lib/http.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { showFailure, showToast } from '../../ui/toasts.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import { LoadState } from '../load-state.tsx'
import { PageHeader } from '../page-header.tsx'
import { useDocumentTitle } from '../use-document-title.ts'
import { useEndOtherSessions, useEndSession, useSessions } from './account-queries.ts'
import { accountText } from './account-text.ts'

const text = accountText.sessions

/** Lists the person's sessions, with a button to end each. */
export function SessionsPage() {
  useDocumentTitle(text.title)
  const { data: sessions, error, refetch } = useSessions()
  const endOthers = useEndOtherSessions()
  const end = () => endOthers.mutate(undefined, { onSuccess: () => showToast({ title: text.ended }) })
  return (
    <div className="page page-narrow">
      <PageHeader title={text.title} lead={text.lead} />
      <Card title={text.list}>
        {!sessions && <LoadState error={error} onRetry={refetch} />}
        {sessions && <SessionTable sessions={sessions} />}
      </Card>
      {sessions && sessions.length > 1 && (
        <div className="actions">
          <Button busy={endOthers.isPending} onClick={end}>
            {text.endOthers}
          </Button>
        </div>
      )}
      {endOthers.error && <p role="alert">{errorMessage(endOthers.error)}</p>}
    </div>
  )
}

function SessionTable({ sessions }: { sessions: SessionView[] }) {
  return (
    <table className="key-table">
      <TableHead
        columns={[text.columns.device, text.columns.started, text.columns.seen]}
        actions={text.columns.actions}
      />
      <tbody>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </tbody>
    </table>
  )
}

function SessionRow({ session }: { session: SessionView }) {
  const end = useEndSession()
  const device = session.device || text.unknown
  return (
    <tr>
      <th scope="row">{device}</th>
      <td data-label={text.columns.started}>{formatMoment(session.created_at)}</td>
      <td data-label={text.columns.seen}>{formatMoment(session.last_seen_at)}</td>
      <td>
        {session.current ? (
          text.current
        ) : (
          <Button busy={end.isPending} onClick={() => end.mutate(session.id, { onError: showFailure })}>
            {text.end}
            <span className="visually-hidden"> {text.endOf(device)}</span>
          </Button>
        )}
      </td>
    </tr>
  )
}
