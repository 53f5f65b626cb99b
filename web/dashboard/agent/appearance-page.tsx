import '../styles/appearance.css'
import { AppearanceCard } from '../appearance/appearance-card.tsx'
import { useShownAgent } from './agent-layout.tsx'
import { agentText } from './agent-text.ts'

/** How the chat looks on the owner's website. */
export function AppearancePage() {
  const agent = useShownAgent()
  if (agent.state === 'archived') return <p className="empty">{agentText.archived.nothing}</p>
  return agent.channels.webchat ? (
    <AppearanceCard key={agent.id} agent={agent} />
  ) : (
    <p className="empty">{agentText.appearance.none}</p>
  )
}
