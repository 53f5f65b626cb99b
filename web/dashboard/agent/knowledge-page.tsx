import '../styles/knowledge.css'
import { Suspense, lazy, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Attention } from '../../ui/attention.tsx'
import { useShownAgent } from './agent-layout.tsx'
import { BesideChat } from './beside-chat.tsx'
import { CorrectionsCard } from './corrections-card.tsx'
import { KnowledgeCard } from './knowledge-card.tsx'
import type { Editing } from './knowledge-editor.tsx'
import { NO_FILTER } from './knowledge-filter.tsx'
import { useReport } from './knowledge-queries.ts'
import { ConflictsCard, PagesCard, QuestionsCard } from './report-cards.tsx'
import { ITEMS, ReadinessCard } from './readiness-card.tsx'
import { SiteCard } from './site-card.tsx'
import { SiteChangesCard } from './site-changes-card.tsx'

// The schemas that check these forms are loaded with the first edit.
const KnowledgeEditor = lazy(async () => ({ default: (await import('./knowledge-editor.tsx')).KnowledgeEditor }))

function withoutItem(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete('item')
  return next
}

/** Shows the agent's knowledge and its readiness, beside the preview chat. `?item=` opens an item. */
export function KnowledgePage() {
  const agent = useShownAgent()
  const isReading = agent.research.state === 'reading'
  const report = useReport(agent.id, isReading)
  const [params, setParams] = useSearchParams()
  const linked = params.get('item')
  const [editing, setEditing] = useState<Editing | undefined>(linked ? { way: 'edit', id: linked } : undefined)
  const close = () => {
    setEditing(undefined)
    if (linked) setParams((before) => withoutItem(before), { replace: true })
  }
  const [filter, setFilter] = useState(NO_FILTER)
  return (
    <BesideChat agent={agent}>
      <Attention sentences={agent.warnings} />
      {report.data && (
        <ReadinessCard
          agentId={agent.id}
          report={report.data}
          onEdit={setEditing}
          onReview={({ held }) => setFilter({ ...NO_FILTER, state: held > 0 ? 'held' : 'quarantined' })}
        />
      )}
      {report.data && <ConflictsCard report={report.data} onEdit={setEditing} />}
      <SiteCard agent={agent} languages={report.data?.languages} />
      {report.data && <SiteChangesCard report={report.data} onEdit={setEditing} />}
      <div id={ITEMS}>
        <KnowledgeCard
          agentId={agent.id}
          reading={isReading}
          filter={filter}
          counts={report.data?.items_by_kind}
          onFilter={setFilter}
          onEdit={setEditing}
        />
      </div>
      <CorrectionsCard agentId={agent.id} />
      {report.data && <QuestionsCard report={report.data} onEdit={setEditing} />}
      {report.data && <PagesCard report={report.data} />}
      <Suspense>{editing && <KnowledgeEditor agentId={agent.id} editing={editing} onClose={close} />}</Suspense>
    </BesideChat>
  )
}
