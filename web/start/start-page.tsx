import { Brand } from '../ui/brand.tsx'
import { LiveStage } from './live-stage.tsx'
import { ProofStage } from './proof-stage.tsx'
import { ResearchStage } from './research-stage.tsx'
import { StartStage } from './start-stage.tsx'
import { startText as text } from './start-text.ts'
import { UnreadStage } from './unread-stage.tsx'
import { useCreation } from './use-creation.ts'

/**
 * Leads from the form to a live agent on one page. The form stays mounted, so that it keeps its values after an error.
 */
export function StartPage() {
  const { stage, submit, claimWebsite, retry, goOn, reset } = useCreation()
  return (
    <div className="start">
      <header className="start-header">
        <Brand />
        <nav aria-label={text.nav.label}>
          <a href="/docs/api">{text.nav.api}</a>
          <a href="/dashboard/ai-agent">{text.nav.dashboard}</a>
        </nav>
      </header>
      <main>
        <div hidden={stage.name !== 'form'}>
          <StartStage
            error={stage.name === 'form' ? stage.error : undefined}
            onSubmit={submit}
            onClaimWebsite={claimWebsite}
          />
        </div>
        {stage.name === 'research' && <ResearchStage request={stage.request} progress={stage.progress} />}
        {stage.name === 'unread' && (
          <UnreadStage
            websiteUrl={stage.request.website_url ?? ''}
            reason={stage.reason}
            onRetry={(changes) => retry({ ...stage.request, ...changes })}
            onContinue={() => goOn()}
          />
        )}
        {stage.name === 'proof' && (
          <ProofStage
            agentId={stage.answer.agent_id}
            websiteUrl={stage.websiteUrl}
            onVerified={() => goOn(true)}
            onLater={() => goOn()}
          />
        )}
        {stage.name === 'live' && (
          <LiveStage
            answer={stage.answer}
            progress={stage.progress}
            isReading={stage.isReading === true}
            onReset={reset}
          />
        )}
      </main>
    </div>
  )
}
