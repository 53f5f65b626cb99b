import '../styles/agent.css'
import { Outlet, useOutletContext } from 'react-router'
import type { AgentView } from '#src/contract/app/app-contract.ts'
import { Notice } from '../../ui/notice.tsx'
import { useAgent } from '../dashboard-queries.ts'
import { dashboardText } from '../dashboard-text.ts'
import { LoadState } from '../load-state.tsx'
import { SectionNav } from '../section-nav.tsx'
import { useDocumentTitle } from '../use-document-title.ts'
import { useSelectedAgentId } from '../use-selected-agent.ts'
import { AgentHeader } from './agent-header.tsx'
import { agentText } from './agent-text.ts'
import { useFreshAfterReading } from './knowledge-queries.ts'

const PAGES = [
  { to: '/ai-agent', label: agentText.pages.knowledge },
  { to: '/ai-agent/behavior', label: agentText.pages.behavior },
  { to: '/ai-agent/appearance', label: agentText.pages.appearance },
  { to: '/ai-agent/channels', label: agentText.pages.channels },
]

/** Draws the header and menu above each page of an agent. */
export function AgentLayout() {
  const id = useSelectedAgentId()
  return id && <LayoutOf key={id} id={id} />
}

function LayoutOf({ id }: { id: string }) {
  const { data: agent, error, refetch } = useAgent(id)
  useFreshAfterReading(agent?.research)
  useDocumentTitle(agent?.name ?? dashboardText.nav.agent)

  if (!agent) return <LoadState error={error} onRetry={refetch} />
  return (
    <div className="page">
      <AgentHeader agent={agent} />
      <SectionNav label={agentText.pages.label} pages={PAGES} />
      {agent.state === 'archived' && (
        <Notice tone="warning" title={agentText.archived.title}>
          {agentText.archived.lead}
        </Notice>
      )}
      <Outlet context={agent} />
    </div>
  )
}

/** Returns the agent that the page shows. */
export const useShownAgent = () => useOutletContext<AgentView>()
