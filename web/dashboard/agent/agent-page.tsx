import '../styles/agent.css'
import '../styles/appearance.css'
import { Attention } from '../../ui/attention.tsx'
import { ChannelCards } from '../../ui/channel-cards.tsx'
import { AppearanceCard } from '../appearance/appearance-card.tsx'
import { useAgent } from '../dashboard-queries.ts'
import { dashboardText } from '../dashboard-text.ts'
import { LoadFailure } from '../load-failure.tsx'
import { useDocumentTitle } from '../use-document-title.ts'
import { useSelectedAgentId } from '../use-selected-agent.ts'
import { AgentHeader } from './agent-header.tsx'
import { KnowledgeCard } from './knowledge-card.tsx'
import { PreviewChat } from './preview-chat.tsx'

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
  const { webchat, whatsapp } = agent.channels
  return (
    <div className="agent-page">
      <AgentHeader agent={agent} />
      <div className="agent-columns">
        <div className="agent-facts">
          <Attention sentences={agent.warnings} />
          <KnowledgeCard agentId={agent.id} reading={agent.research.state === 'reading'} />
          {webchat && <AppearanceCard agent={agent} />}
          <ChannelCards
            embedCode={webchat?.embed_code}
            pageUrl={webchat?.page_url}
            whatsapp={whatsapp && { link: whatsapp.link, qrUrl: whatsapp.qr_url }}
          />
        </div>
        <PreviewChat agentId={agent.id} />
      </div>
    </div>
  )
}
