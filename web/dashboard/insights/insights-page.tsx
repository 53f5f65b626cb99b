import '../styles/insights.css'
import { useId, useState } from 'react'
import type { InsightsResponse } from '#src/contract/api/insights-contract.ts'
import type { Period } from '../../lib/insights-api.ts'
import { EmptyWithLink } from '../empty-state.tsx'
import { LoadState } from '../load-state.tsx'
import { PageHeader } from '../page-header.tsx'
import { useDocumentTitle } from '../use-document-title.ts'
import { useSelectedAgentId } from '../use-selected-agent.ts'
import { compareText } from './compare-text.ts'
import { conversationsLink } from './conversations-link.ts'
import { DaysCard } from './days-card.tsx'
import { FigureTable } from './figure-table.tsx'
import { GapsCard } from './gaps-card.tsx'
import { useInsights } from './insight-queries.ts'
import { insightsText as text } from './insights-text.ts'
import { TotalsList } from './totals-list.tsx'

const SHOWN_AT_FIRST = 30

/** Shows what visitors ask, how often they get an answer, and the leads that result. */
export function InsightsPage() {
  useDocumentTitle(text.title)
  const agentId = useSelectedAgentId()
  const [days, setDays] = useState(SHOWN_AT_FIRST)
  if (!agentId) return null
  return (
    <div className="page">
      <PageHeader title={text.title}>
        <PeriodChoice days={days} onChange={setDays} />
      </PageHeader>
      <Figures key={agentId} agentId={agentId} days={days} />
    </div>
  )
}

function PeriodChoice({ days, onChange }: { days: number; onChange: (days: number) => void }) {
  const name = useId()
  return (
    <fieldset className="chips">
      <legend className="visually-hidden">{text.period}</legend>
      {text.periods.map((period) => (
        <label key={period.days} className="chip">
          <input type="radio" name={name} checked={period.days === days} onChange={() => onChange(period.days)} />
          {period.label}
        </label>
      ))}
    </fieldset>
  )
}

/** Unanswered questions follow the totals directly. They do not depend on the period. */
function Figures({ agentId, days }: { agentId: string; days: number }) {
  const { data, error, refetch } = useInsights(agentId, days)
  const shown = data && data.totals.conversations > 0 ? data : undefined
  const period: Period | undefined = shown && {
    agent_id: agentId,
    from: shown.from,
    to: shown.to,
    time_zone: shown.time_zone,
  }
  return (
    <>
      {!data && <LoadState error={error} onRetry={refetch} />}
      {data && !shown && <EmptyWithLink words={text.none} to="/ai-agent/channels" />}
      {shown && period && <TotalsList data={shown} period={period} />}
      <GapsCard agentId={agentId} />
      {shown && period && <DaysCard data={shown} period={period} />}
      {shown && period && <Tables data={shown} period={period} />}
    </>
  )
}

function Tables({ data, period }: { data: InsightsResponse; period: Period }) {
  const { measures } = text
  const columns = [measures.conversations, measures.replies, measures.answered, measures.leads, measures.credits]
  const figuresOf = (row: InsightsResponse['channels'][number] | InsightsResponse['sources'][number]) => [
    row.conversations,
    row.replies,
    row.answered,
    row.leads,
    row.credits,
  ]
  return (
    <>
      <FigureTable
        title={text.questions.title}
        figure="questions"
        period={period}
        columns={[text.questions.question, text.questions.count, text.questions.answered]}
        rows={data.questions.map(({ question, count, answered }) => ({
          name: question,
          to: conversationsLink(period, { q: question }),
          figures: [count, answered],
        }))}
        none={text.questions.none}
      />
      <FigureTable
        title={text.channels.title}
        figure="channels"
        period={period}
        columns={[text.channels.name, ...columns]}
        rows={data.channels.map((row) => ({
          name: text.channels.names[row.channel],
          to: conversationsLink(period, { channel: row.channel }),
          figures: figuresOf(row),
        }))}
      />
      <FigureTable
        title={text.sources.title}
        lead={text.sources.lead}
        figure="sources"
        period={period}
        columns={[text.sources.name, ...columns]}
        rows={data.sources.map((row) => ({
          name: row.source === null ? text.sources.none : compareText.source(row.source),
          to: conversationsLink(period),
          figures: figuresOf(row),
        }))}
      />
    </>
  )
}
