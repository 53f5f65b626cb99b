import { previewSignIn, signInByLink } from '../lib/account-api.ts'
import { Button } from '../ui/button.tsx'
import { StageTitle } from '../ui/stage-title.tsx'
import { LinkRefused } from './link-refused.tsx'
import { loginText } from './login-text.ts'
import { useLink } from './use-link.ts'

const text = loginText.link

/** Says whom a mailed link signs in, and signs in when asked to. */
export function SignInLinkPage({ token }: { token: string }) {
  const [state, signIn] = useLink({ secret: token, preview: previewSignIn, act: signInByLink })
  if (state.name === 'looking') return <output>{loginText.looking}</output>
  if (state.name === 'refused') return <LinkRefused kind="signin" error={state.error} onRetry={state.retry} />
  return (
    <>
      <StageTitle>{text.title}</StageTitle>
      <p className="lead">{text.lead(state.offer.email)}</p>
      <div className="actions">
        <Button variant="primary" busy={state.name === 'using'} onClick={signIn}>
          {text.signIn}
        </Button>
      </div>
      <p className="login-aside">{text.once}</p>
    </>
  )
}
