import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AgentView, FirstStep, FirstStepsResponse } from '#src/contract/app/app-contract.ts'
import { formatAgo } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CHAT, VERIFICATION } from '../agent/page-places.ts'
import { LoadState } from '../load-state.tsx'
import { EmbedButton } from '../shell/embed-button.tsx'
import { useAgentSearch } from '../use-selected-agent.ts'
import { useFirstSteps } from './home-queries.ts'
import { homeText } from './home-text.ts'

const text = homeText.steps

/** Lists what to do with a new agent. Foyer observes each step; the card disappears when all are done. */
export function FirstStepsCard({ agent }: { agent: AgentView }) {
  const { data, error, refetch } = useFirstSteps(agent.id)
  const steps = data?.steps.filter(({ step }) => appliesTo(agent, step)) ?? []
  const done = steps.filter(({ done_at: at }) => at)
  if (agent.state === 'archived' || (data && done.length === steps.length)) return null
  const next = steps.find(({ done_at: at }) => !at)
  return (
    <div className="home-wide">
      <Card
        title={text.title}
        aside={data && <span className="empty">{text.progress(done.length, steps.length)}</span>}
      >
        {!data && <LoadState error={error} onRetry={refetch} />}
        <ol className="steps">
          {steps.map((step) => (
            <StepLine
              key={step.step}
              step={step}
              seen={data?.seen}
              agent={agent}
              isNext={step === next}
              isUnknowing={step.step === 'try' && data?.knows_nothing === true}
            />
          ))}
        </ol>
      </Card>
    </div>
  )
}

function appliesTo({ channels, website_url: website }: AgentView, step: FirstStep['step']): boolean {
  if (step === 'verify') return website !== undefined
  return step !== 'website' || channels.webchat !== undefined
}

interface StepLineProps {
  step: FirstStep
  seen: FirstStepsResponse['seen']
  agent: AgentView
  /** It says what to do. A later step has only its title, which leads to its page. */
  isNext: boolean
  /** The agent has no knowledge that could be tried. */
  isUnknowing: boolean
}

function StepLine({ step: { step, done_at: doneAt }, seen, agent, isNext, isUnknowing }: StepLineProps) {
  const { title } = text[step]
  const { lead, action } = isUnknowing ? text.try.unknowing : text[step]
  const isLater = !isNext && doneAt === undefined
  return (
    <li data-done={doneAt !== undefined || undefined}>
      <span className="step-mark">{doneAt && <Icon name="check" />}</span>
      <div>
        <h3>
          {isLater ? (
            <StepLink agent={agent} step={step}>
              {title}
            </StepLink>
          ) : (
            title
          )}
          {doneAt && <span className="visually-hidden">: {text.done}</span>}
        </h3>
        {doneAt && <p className="empty">{outcomeOf(step, doneAt, seen)}</p>}
        {isNext && <p>{lead}</p>}
        {isNext && (
          <StepLink agent={agent} step={isUnknowing ? 'teach' : step} isButton>
            {action}
          </StepLink>
        )}
      </div>
    </li>
  )
}

function outcomeOf(step: FirstStep['step'], doneAt: string, seen: FirstStepsResponse['seen']): string {
  if (step !== 'website') return text[step].done(formatAgo(doneAt))
  return seen ? text.website.done(seen.host, formatAgo(seen.at)) : text.done
}

interface StepLinkProps {
  agent: AgentView
  step: keyof typeof PAGES | 'website'
  isButton?: boolean
  children: ReactNode
}

/** Leads to where a step is done, as a button or as a text. */
function StepLink({ agent, step, isButton = false, children }: StepLinkProps) {
  const search = useAgentSearch()
  const { webchat } = agent.channels
  if (step === 'website')
    return (
      <EmbedButton agent={agent} className={isButton ? undefined : 'text-button'}>
        {children}
      </EmbedButton>
    )
  const className = isButton ? 'button button-primary' : undefined
  if (step === 'lead' && webchat)
    return (
      <a className={className} href={webchat.page_url} target="_blank" rel="noreferrer">
        {children}
      </a>
    )
  return (
    <Link className={className} to={{ ...PAGES[step], search }}>
      {children}
    </Link>
  )
}

const PAGES = {
  teach: { pathname: '/ai-agent' },
  try: { pathname: '/ai-agent', hash: CHAT },
  look: { pathname: '/ai-agent/appearance' },
  lead: { pathname: '/leads' },
  verify: { pathname: '/ai-agent/channels', hash: VERIFICATION },
}
