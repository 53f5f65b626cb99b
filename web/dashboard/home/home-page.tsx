import '../styles/home.css'
import { useAgent } from '../dashboard-queries.ts'
import { LoadState } from '../load-state.tsx'
import { PageHeader } from '../page-header.tsx'
import { useDocumentTitle } from '../use-document-title.ts'
import { useSelectedAgentId } from '../use-selected-agent.ts'
import { FirstStepsCard } from './first-steps-card.tsx'
import { homeText as text } from './home-text.ts'
import { QuestionsCard } from './questions-card.tsx'
import { TodayCard } from './today-card.tsx'
import { WaitingCard } from './waiting-card.tsx'

/** Shows what needs the owner, how the agent does today, and what to do next. */
export function HomePage() {
  useDocumentTitle(text.title)
  const agentId = useSelectedAgentId()
  return agentId && <HomeOf key={agentId} agentId={agentId} />
}

function HomeOf({ agentId }: { agentId: string }) {
  const { data: agent, error, refetch } = useAgent(agentId)
  if (!agent) return <LoadState error={error} onRetry={refetch} />
  return (
    <div className="page">
      <PageHeader title={text.title} />
      <div className="home">
        <FirstStepsCard agent={agent} />
        <WaitingCard agentId={agentId} />
        <TodayCard agent={agent} />
        <div className="home-wide">
          <QuestionsCard agentId={agentId} />
        </div>
      </div>
    </div>
  )
}
