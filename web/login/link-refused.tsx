import type { ApiError } from '../lib/http.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { StageTitle } from '../ui/stage-title.tsx'
import { loginText } from './login-text.ts'

const text = loginText.refused

interface LinkRefusedProps {
  kind: 'claim' | 'signin' | 'invitation'
  error: ApiError
  onRetry: () => void
}

/** Shows the service's message about a link that does not work, and what to do. */
export function LinkRefused({ kind, error, onRetry }: LinkRefusedProps) {
  const { title, help } = explain(kind, error.status)
  return (
    <>
      <StageTitle>{title}</StageTitle>
      <p className="lead">{error.message}</p>
      {help && <p>{help}</p>}
      <div className="actions">
        {!help && <Button onClick={onRetry}>{text.retry}</Button>}
        {kind === 'claim' && error.status === 409 && (
          <ButtonLink variant="primary" href="/dashboard/home">
            {text.dashboard}
          </ButtonLink>
        )}
        {help && <ButtonLink href="/login">{text.signIn}</ButtonLink>}
        {kind === 'claim' && <ButtonLink href="/">{text.create}</ButtonLink>}
      </div>
    </>
  )
}

function explain(kind: LinkRefusedProps['kind'], status: number): { title: string; help?: string } {
  if (status !== 404 && status !== 409) return { title: text.other }
  if (kind !== 'claim') return { title: text.ended, help: text.endedHelp[kind] }
  return status === 404 ? { title: text.unknown, help: text.unknownHelp } : { title: text.used, help: text.usedHelp }
}
