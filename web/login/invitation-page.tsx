import { acceptInvitation, previewInvitation } from '../lib/account-api.ts'
import { Button } from '../ui/button.tsx'
import { StageTitle } from '../ui/stage-title.tsx'
import { LinkRefused } from './link-refused.tsx'
import { loginText } from './login-text.ts'
import { useLink } from './use-link.ts'

const text = loginText.invitation

/** Shows an invitation and accepts it when asked to. */
export function InvitationPage({ token }: { token: string }) {
  const [state, accept] = useLink({ secret: token, preview: previewInvitation, act: acceptInvitation })
  if (state.name === 'looking') return <output>{loginText.looking}</output>
  if (state.name === 'refused') return <LinkRefused kind="invitation" error={state.error} onRetry={state.retry} />
  const { workspace, holder, email, role } = state.offer
  return (
    <>
      <StageTitle>{text.title(workspace || holder)}</StageTitle>
      <p className="lead">{text.lead(holder)}</p>
      <p>{text.roles[role]}</p>
      <div className="actions">
        <Button variant="primary" busy={state.name === 'using'} onClick={accept}>
          {text.accept(email)}
        </Button>
      </div>
      <p className="login-aside">{text.once}</p>
    </>
  )
}
