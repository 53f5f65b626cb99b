import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AgentView, FirstStep, FirstStepsResponse } from '#src/contract/app/app-contract.ts'
import { formatAgo } from '../../lib/format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
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
            <StepLine key={step.step} step={step} seen={data?.seen}>
              {step === next && <p>{text[step.step].lead}</p>}
              {step === next && <StepAction agent={agent} step={step.step} />}
            </StepLine>
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
  /** What to do, for the next step. */
  children: ReactNode
}

function StepLine({ step: { step, done_at: doneAt }, seen, children }: StepLineProps) {
  return (
    <li data-done={doneAt !== undefined || undefined}>
      <span className="step-mark">{doneAt && <Icon name="check" />}</span>
      <div>
        <h3>
          {text[step].title}
          {doneAt && <span className="visually-hidden">: {text.done}</span>}
        </h3>
        {doneAt && <p className="empty">{outcomeOf(step, doneAt, seen)}</p>}
        {children}
      </div>
    </li>
  )
}

function outcomeOf(step: FirstStep['step'], doneAt: string, seen: FirstStepsResponse['seen']): string {
  if (step !== 'website') return text[step].done(formatAgo(doneAt))
  return seen ? text.website.done(seen.host, formatAgo(seen.at)) : text.done
}

function StepAction({ agent, step }: { agent: AgentView; step: FirstStep['step'] }) {
  const search = useAgentSearch()
  const { action } = text[step]
  const { webchat } = agent.channels
  if (step === 'website') return <EmbedButton agent={agent}>{action}</EmbedButton>
  if (step === 'lead' && webchat)
    return (
      <ButtonLink variant="primary" href={webchat.page_url} target="_blank" rel="noreferrer">
        {action}
      </ButtonLink>
    )
  return (
    <Link className="button button-primary" to={{ pathname: PAGES[step], search }}>
      {action}
    </Link>
  )
}

const PAGES = {
  try: '/ai-agent',
  look: '/ai-agent/appearance',
  lead: '/leads',
  verify: '/ai-agent/channels',
}
