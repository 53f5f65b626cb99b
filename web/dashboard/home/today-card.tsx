import { Link } from 'react-router'
import type { AgentView } from '#src/contract/app/app-contract.ts'
import { formatNumber, formatShare } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { TODAY, useInsights } from '../insights/insight-queries.ts'
import { LoadState } from '../load-state.tsx'
import { useAgentSearch } from '../use-selected-agent.ts'
import { homeText } from './home-text.ts'

const text = homeText.today

/** Shows today's figures and the credits that are left. */
export function TodayCard({ agent: { id, credits } }: { agent: AgentView }) {
  const { data, error, refetch } = useInsights(id, TODAY)
  const search = useAgentSearch()
  const share = data?.totals.answered_share ?? null
  return (
    <Card title={text.title} aside={<Link to={{ pathname: '/insights', search }}>{text.insights}</Link>}>
      {!data && <LoadState error={error} onRetry={refetch} />}
      {data && (
        <dl className="home-figures">
          {[
            [text.conversations, formatNumber(data.totals.conversations)],
            [text.leads, formatNumber(data.totals.leads)],
            [text.answered, share === null ? text.noShare : formatShare(share)],
            [text.credits, formatNumber(Math.max(0, credits.limit - credits.used))],
          ].map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}
