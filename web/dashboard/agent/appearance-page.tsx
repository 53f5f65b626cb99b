import '../styles/appearance.css'
import { AppearanceCard } from '../appearance/appearance-card.tsx'
import { useShownAgent } from './agent-layout.tsx'
import { agentText } from './agent-text.ts'

/** Lets the owner change how the chat looks on their website. */
export function AppearancePage() {
  const agent = useShownAgent()
  if (agent.state === 'archived') return <p className="empty">{agentText.archived.nothing}</p>
  return agent.channels.webchat ? (
    <AppearanceCard key={agent.id} agent={agent} />
  ) : (
    <p className="empty">{agentText.appearance.none}</p>
  )
}
