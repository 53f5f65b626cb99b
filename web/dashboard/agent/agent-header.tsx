import type { AgentView } from '#src/contract/app/app-contract.ts'
import { displayAddress } from '../../lib/website-address.ts'
import { agentText as text } from './agent-text.ts'

/** Shows the agent's name, state, company, website and credits. */
export function AgentHeader({ agent }: { agent: AgentView }) {
  const { website_url: website } = agent
  return (
    <header className="page-header">
      <div>
        <h1 dir="auto">{agent.name}</h1>
        <p className="agent-subtitle">
          <span className={`badge badge-${agent.state}`}>{text.states[agent.state]}</span>
          <span>{text.answersFor(agent.company_name)}</span>
          {website && (
            <a href={website} target="_blank" rel="noopener noreferrer">
              {displayAddress(website)}
            </a>
          )}
        </p>
      </div>
      <Credits credits={agent.credits} />
    </header>
  )
}

function Credits({ credits: { used, limit } }: Pick<AgentView, 'credits'>) {
  return (
    <dl className="figure">
      <dt id="credits">{text.credits.title}</dt>
      <dd className="figure-value">{text.credits.left(Math.max(0, limit - used))}</dd>
      <dd>
        <progress aria-labelledby="credits" value={used} max={limit} />
      </dd>
      <dd className="figure-note">{text.credits.used(used, limit)}</dd>
    </dl>
  )
}
