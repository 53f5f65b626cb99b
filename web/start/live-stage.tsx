import type { CreateAgentResponse } from '#src/contract/api/agents-contract.ts'
import { sharedText } from '../lib/shared-text.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CopyField } from '../ui/copy-field.tsx'
import { LiveChat } from '../ui/live-chat.tsx'
import { Notice } from '../ui/notice.tsx'
import { StageTitle } from '../ui/stage-title.tsx'
import { qrAddress, WhatsappLink } from '../ui/whatsapp-link.tsx'
import { PageLog } from './page-log.tsx'
import type { ResearchProgress } from './research-progress.ts'
import { startText } from './start-text.ts'

const text = startText.live

interface LiveStageProps {
  answer: CreateAgentResponse
  progress: ResearchProgress
  onReset: () => void
}

/** The agent that was made: live beside everything that its answer leads to. */
export function LiveStage({ answer, progress, onReset }: LiveStageProps) {
  const { webchat_widget_key: widgetKey, webchat_embed_code: embedCode, whatsapp_link: whatsappLink, trial_info: trial } = answer
  const known = answer.knowledge_base_count
  return (
    <div className="live-stage">
      <header className="live-header">
        <StageTitle>{text.title(answer.agent_name)}</StageTitle>
        <p>
          {known > 0 ? text.summary(known, answer.company_name) : text.summaryEmpty(answer.company_name)}{' '}
          {text.trial(trial.message_limit, trial.expires_in_days)}
        </p>
      </header>
      {widgetKey && (
        <section className="live-stage-chat" aria-label={text.chat}>
          <LiveChat widgetKey={widgetKey} />
        </section>
      )}
      <div className="live-stage-cards">
        <ClaimCard answer={answer} />
        <Attention answer={answer} />
        {embedCode && (
          <Card title={text.embed}>
            <CopyField label={sharedText.embed.label} value={embedCode} hint={sharedText.embed.hint} />
          </Card>
        )}
        {whatsappLink && (
          <Card title={text.whatsapp}>
            <WhatsappLink link={whatsappLink} qrUrl={qrAddress(whatsappLink, 240)} />
          </Card>
        )}
        {progress.pages.length > 0 && (
          <details className="disclosure">
            <summary>{text.log}</summary>
            <PageLog pages={progress.pages} />
          </details>
        )}
        <p>
          <Button onClick={onReset}>{text.again}</Button>
        </p>
      </div>
    </div>
  )
}

function ClaimCard({ answer }: { answer: CreateAgentResponse }) {
  const { claim_url: claimUrl, dashboard_url: dashboardUrl } = answer
  return (
    <Card title={text.claim.title} tone="accent">
      <p>{claimUrl ? text.claim.lead : text.claim.known}</p>
      <ButtonLink variant={claimUrl ? 'primary' : 'quiet'} href={claimUrl ?? dashboardUrl}>
        {claimUrl ? text.claim.button : text.claim.dashboard}
      </ButtonLink>
    </Card>
  )
}

function Attention({ answer }: { answer: CreateAgentResponse }) {
  const missing = answer.missing_content_hints?.map((topic) => text.topics[topic]) ?? []
  const sentences = [...(answer.warnings ?? []), ...(missing.length > 0 ? [text.missing(missing)] : [])]
  if (sentences.length === 0) return null
  return (
    <Notice tone="warning" title={text.attention}>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  )
}
