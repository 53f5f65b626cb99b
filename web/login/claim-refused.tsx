import type { ApiError } from '../lib/http.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { StageTitle } from '../ui/stage-title.tsx'
import { loginText } from './login-text.ts'

const text = loginText.refused

/** Why a link does not work, in the service's own sentence, and the way on. */
export function ClaimRefused({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const { title, help } = explain(error.status)
  return (
    <>
      <StageTitle>{title}</StageTitle>
      <p className="lead">{error.message}</p>
      {help && <p>{help}</p>}
      <div className="actions">
        {help ? <ButtonLink href="/dashboard/ai-agent">{text.dashboard}</ButtonLink> : <Button onClick={onRetry}>{text.retry}</Button>}
        <ButtonLink href="/">{text.create}</ButtonLink>
      </div>
    </>
  )
}

function explain(status: number): { title: string; help?: string } {
  if (status === 404) return { title: text.unknown, help: text.unknownHelp }
  if (status === 409) return { title: text.used, help: text.usedHelp }
  return { title: text.other }
}
