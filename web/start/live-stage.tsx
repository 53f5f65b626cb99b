import type { CreateAgentResponse } from '#src/contract/api/agents-contract.ts'
import { toOwnerWarning } from '#src/contract/api/caller-hints.ts'
import { Attention } from '../ui/attention.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ChannelCards } from '../ui/channel-cards.tsx'
import { LiveChat } from '../ui/live-chat.tsx'
import { StageTitle } from '../ui/stage-title.tsx'
import { qrAddress } from '../ui/whatsapp-link.tsx'
import { FoundItemsList } from './found-items-list.tsx'
import { PageLog } from './page-log.tsx'
import { countItems, noProgress } from './research-progress.ts'
import type { ResearchProgress } from './research-progress.ts'
import { startText } from './start-text.ts'

const text = startText.live

interface LiveStageProps {
  answer: CreateAgentResponse
  progress: ResearchProgress
  /** A job has just begun to read the website. */
  isReading: boolean
  onReset: () => void
}

/** Shows the new agent's chat beside the links and results of its creation. */
export function LiveStage({ answer, progress, isReading, onReset }: LiveStageProps) {
  const { webchat_widget_key: widgetKey, whatsapp_link: link } = answer
  return (
    <div className="live-stage">
      <LiveHeader answer={answer} isReading={isReading} />
      {widgetKey && (
        <section className="live-stage-chat" aria-label={text.chat}>
          <LiveChat widgetKey={widgetKey} />
        </section>
      )}
      <div className="live-stage-cards">
        <ClaimCard answer={answer} />
        <Attention sentences={sentencesOf(answer)} />
        <ChannelCards
          embedCode={answer.webchat_embed_code}
          whatsapp={link ? { link, qrUrl: qrAddress(link, 240) } : undefined}
        />
        <ResearchLog progress={progress} />
        <p>
          <Button onClick={onReset}>{answer.knowledge_base_count > 0 || isReading ? text.again : text.retry}</Button>
        </p>
      </div>
    </div>
  )
}

function LiveHeader({ answer, isReading }: Pick<LiveStageProps, 'answer' | 'isReading'>) {
  const { agent_name: agent, company_name: company, knowledge_base_count: known, trial_info: trial } = answer
  return (
    <header className="live-header">
      <StageTitle>{text.title(agent)}</StageTitle>
      <p>
        {known > 0
          ? text.summary(known, company)
          : isReading
            ? text.summaryReading(company)
            : text.summaryEmpty(company)}{' '}
        {text.trial(trial.message_limit, trial.expires_in_days)}
      </p>
    </header>
  )
}

function ClaimCard({ answer: { claim_url: claimUrl, dashboard_url: dashboardUrl } }: { answer: CreateAgentResponse }) {
  return (
    <Card title={text.claim.title} tone="accent">
      {claimUrl && <p>{text.claim.lead}</p>}
      <ButtonLink variant={claimUrl ? 'primary' : 'quiet'} href={claimUrl ?? dashboardUrl}>
        {claimUrl ? text.claim.button : text.claim.dashboard}
      </ButtonLink>
    </Card>
  )
}

function sentencesOf({ warnings = [], missing_content_hints: hints = [] }: CreateAgentResponse): string[] {
  const missing = hints.map((topic) => text.topics[topic])
  const sentences = warnings.map(toOwnerWarning)
  return missing.length > 0 ? [...sentences, text.missing(missing)] : sentences
}

function ResearchLog({ progress: { pages, found } }: { progress: ResearchProgress }) {
  if (pages.length === 0) return null
  const counts = countItems({ ...noProgress, found })
  return (
    <details className="disclosure">
      <summary>{text.log}</summary>
      <FoundItemsList counts={counts} found={found} />
      <PageLog pages={pages} />
    </details>
  )
}
