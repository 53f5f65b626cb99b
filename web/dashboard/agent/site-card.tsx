import type { ResearchReport } from '#src/contract/api/research-contract.ts'
import type { AgentView } from '#src/contract/app/app-contract.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showFailure } from '../../ui/toasts.tsx'
import { agentText } from './agent-text.ts'
import { useAgentRecord, useChangeAgent, useReadSiteAgain } from './agent-queries.ts'

const text = agentText.research

interface SiteCardProps {
  agent: AgentView
  languages: ResearchReport['languages'] | undefined
}

/**
 * Shows the progress of reading the website, with its languages if there are several, a button to read it again, and
 * whether what its visitors wrote is used.
 */
export function SiteCard({ agent, languages = {} }: SiteCardProps) {
  const { state, pages_read: read, pages_to_read: toRead } = agent.research
  const again = useReadSiteAgain(agent.id)
  const record = useAgentRecord(agent.id)
  const change = useChangeAgent(agent.id)
  const words = { none: text.none, reading: text.reading(read, toRead), done: text.done(read) }
  if (!agent.website_url) return null
  return (
    <section className="site-card" aria-label={text.title}>
      <div>
        <p>
          <strong>{text.title}</strong> <span>{words[state]}</span>{' '}
          {Object.keys(languages).length > 1 && <span>({text.languages(languages)})</span>}
        </p>
        {state === 'reading' && (
          <progress aria-label={text.title} {...(read > 0 && { value: read, max: read + toRead })} />
        )}
      </div>
      <Button
        busy={again.isPending || state === 'reading'}
        onClick={() => again.mutate(undefined, { onError: showFailure })}
      >
        {state !== 'reading' && !again.isPending && <Icon name="refresh" />}
        {state === 'reading' ? text.busy : text.again}
      </Button>
      {record.data && (
        <CheckField
          label={text.visitors}
          hint={text.visitorsHint}
          checked={record.data.visitor_texts}
          disabled={change.isPending}
          onChange={(event) => change.mutate({ visitor_texts: event.target.checked }, { onError: showFailure })}
        />
      )}
    </section>
  )
}
