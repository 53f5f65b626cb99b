import { ButtonLink } from '../ui/button.tsx'
import { loginText } from './login-text.ts'

const text = loginText.noInvite

/** How to get in, for somebody who came without a link. */
export function NoInvite() {
  return (
    <>
      <h1>{text.title}</h1>
      <p className="lead">{text.lead}</p>
      <p className="login-aside">{text.mail}</p>
      <div className="actions">
        <ButtonLink variant="primary" href="/">
          {text.create}
        </ButtonLink>
        <ButtonLink href="/dashboard/ai-agent">{text.dashboard}</ButtonLink>
      </div>
    </>
  )
}
