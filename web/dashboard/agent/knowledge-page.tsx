import { Attention } from '../../ui/attention.tsx'
import { useShownAgent } from './agent-layout.tsx'
import { BesideChat } from './beside-chat.tsx'
import { KnowledgeCard } from './knowledge-card.tsx'
import { SiteCard } from './site-card.tsx'

/** What the agent knows, beside a chat that says it. */
export function KnowledgePage() {
  const agent = useShownAgent()
  return (
    <BesideChat agentId={agent.id}>
      <Attention sentences={agent.warnings} />
      <SiteCard agent={agent} />
      <KnowledgeCard agentId={agent.id} reading={agent.research.state === 'reading'} />
    </BesideChat>
  )
}
