import type { AgentView } from '#src/contract/app/app-contract.ts'
import { formatDate } from '../../lib/format.ts'
import { displayAddress } from '../../lib/website-address.ts'
import { dashboardText } from '../dashboard-text.ts'
import { PREVIEW_CHAT } from './preview-chat.tsx'

const text = dashboardText.agent

/** The agent's name and state, with its credits and how far its website has been read. */
export function AgentHeader({ agent }: { agent: AgentView }) {
  return (
    <header className="agent-header">
      <div>
        <h1 dir="auto">{agent.name}</h1>
        <p className="agent-subtitle">
          <span className={`badge badge-${agent.state}`}>{text.states[agent.state]}</span>
          {text.answersFor(agent.company_name)}
          <a className="agent-jump" href={`#${PREVIEW_CHAT}`}>
            {text.chat.title}
          </a>
        </p>
      </div>
      <dl className="agent-figures">
        <Credits credits={agent.credits} />
        <Website agent={agent} />
      </dl>
    </header>
  )
}

function Credits({ credits: { used, limit } }: Pick<AgentView, 'credits'>) {
  return (
    <div className="figure">
      <dt id="credits">{text.credits.title}</dt>
      <dd className="figure-value">{text.credits.left(Math.max(0, limit - used))}</dd>
      <dd>
        <progress aria-labelledby="credits" value={used} max={limit} />
      </dd>
      <dd className="figure-note">{text.credits.used(used, limit)}</dd>
    </div>
  )
}

function Website({ agent: { research, website_url: website, created_at: created } }: { agent: AgentView }) {
  const { state, pages_read: read, pages_to_read: toRead } = research
  const words = { none: text.research.none, reading: text.research.reading(read, toRead), done: text.research.done(read) }
  return (
    <div className="figure">
      <dt>{text.research.title}</dt>
      <dd className="figure-value">{words[state]}</dd>
      {state === 'reading' && (
        <dd>
          <progress aria-label={text.research.title} {...(read > 0 && { value: read, max: read + toRead })} />
        </dd>
      )}
      {website && (
        <dd className="figure-link">
          <a href={website} target="_blank" rel="noopener noreferrer">
            {displayAddress(website)}
          </a>
        </dd>
      )}
      <dd className="figure-note">{text.research.created(formatDate(created))}</dd>
    </div>
  )
}
