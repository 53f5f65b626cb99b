import type { AgentView } from '#src/contract/app/app-contract.ts'
import { Notice } from '../../ui/notice.tsx'
import { useAgent } from '../dashboard-queries.ts'
import { dashboardText } from '../dashboard-text.ts'
import { LoadFailure } from '../load-failure.tsx'
import { useDocumentTitle } from '../use-document-title.ts'
import { useSelectedAgentId } from '../use-selected-agent.ts'
import { AgentHeader } from './agent-header.tsx'
import { ChannelCards } from './channel-cards.tsx'
import { KnowledgeCard } from './knowledge-card.tsx'
import { PreviewChat } from './preview-chat.tsx'

const text = dashboardText.agent

/** What the agent is, knows and says. */
export function AgentPage() {
  const id = useSelectedAgentId()
  return id && <AgentOf key={id} id={id} />
}

function AgentOf({ id }: { id: string }) {
  const { data: agent, error, isPending, refetch } = useAgent(id)
  useDocumentTitle(agent?.name ?? dashboardText.nav.agent)

  if (isPending) return <output>{dashboardText.loading}</output>
  if (!agent) return error && <LoadFailure error={error} onRetry={refetch} />
  return (
    <div className="agent-page">
      <AgentHeader agent={agent} />
      <div className="agent-columns">
        <div className="agent-facts">
          <Warnings sentences={agent.warnings} />
          <KnowledgeCard agentId={agent.id} reading={agent.research.state === 'reading'} />
          <ChannelCards channels={agent.channels} />
        </div>
        <PreviewChat agentId={agent.id} />
      </div>
    </div>
  )
}

function Warnings({ sentences }: { sentences: AgentView['warnings'] }) {
  if (sentences.length === 0) return null
  return (
    <Notice tone="warning" title={text.attention}>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  )
}
