import '../styles/leads.css'
import { useState } from 'react'
import type { LeadFilters } from '../../lib/leads-api.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showFailure } from '../../ui/toasts.tsx'
import { EmptyWithLink } from '../empty-state.tsx'
import { PageHeader } from '../page-header.tsx'
import { PagedList } from '../paged-list.tsx'
import { useDocumentTitle } from '../use-document-title.ts'
import { useSeenLeads } from '../news/news-queries.ts'
import { useSelectedAgentId } from '../use-selected-agent.ts'
import { useLeads, useLeadsDownload } from './lead-queries.ts'
import { LeadsTable } from './leads-table.tsx'
import { leadsText as text } from './leads-text.ts'

/** Lists the leads with their status. */
export function LeadsPage() {
  useDocumentTitle(text.title)
  const agentId = useSelectedAgentId()
  return agentId && <LeadsOf key={agentId} agentId={agentId} />
}

function LeadsOf({ agentId }: { agentId: string }) {
  const [chosen, setChosen] = useState({ status: '', stage: '' })
  useSeenLeads(agentId)
  const filters: LeadFilters = { agent_id: agentId, ...chosen }
  return (
    <div className="page">
      <PageHeader title={text.title} lead={text.lead}>
        <DownloadButton filters={filters} />
      </PageHeader>
      <search className="lead-filters" aria-label={text.filters}>
        <FilterSelect
          label={text.status}
          any={text.anyStatus}
          choices={text.statuses}
          value={chosen.status}
          onChange={(status) => setChosen({ ...chosen, status })}
        />
        <FilterSelect
          label={text.stage}
          any={text.anyStage}
          choices={text.stages}
          value={chosen.stage}
          onChange={(stage) => setChosen({ ...chosen, stage })}
        />
      </search>
      <LeadList filters={filters} />
    </div>
  )
}

function DownloadButton({ filters }: { filters: LeadFilters }) {
  const download = useLeadsDownload()
  return (
    <Button busy={download.isPending} onClick={() => download.mutate(filters, { onError: showFailure })}>
      <Icon name="download" />
      {text.csv}
    </Button>
  )
}

interface FilterSelectProps {
  label: string
  any: string
  choices: Record<string, string>
  value: string
  onChange: (value: string) => void
}

function FilterSelect({ label, any, choices, value, onChange }: FilterSelectProps) {
  return (
    <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{any}</option>
      {Object.entries(choices).map(([name, words]) => (
        <option key={name} value={name}>
          {words}
        </option>
      ))}
    </select>
  )
}

function LeadList({ filters }: { filters: LeadFilters }) {
  const list = useLeads(filters)
  return (
    <PagedList list={list} more={text.more} empty={<NoLeads isFiltered={Boolean(filters.status || filters.stage)} />}>
      {(leads) => <LeadsTable leads={leads} />}
    </PagedList>
  )
}

function NoLeads({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <p className="empty">{text.noMatch}</p>
  return <EmptyWithLink words={text.none} to="/conversations" />
}
