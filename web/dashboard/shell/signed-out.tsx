import { ButtonLink } from '../../ui/button.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'
import { dashboardText } from '../dashboard-text.ts'
import { useAgentSearch } from '../use-selected-agent.ts'

const text = dashboardText.signedOut

export function SignedOut() {
  const search = useAgentSearch()
  return (
    <PlainPage>
      <h1>{text.title}</h1>
      <p className="lead">{text.lead}</p>
      <div className="actions">
        <ButtonLink variant="primary" href={`/login?${new URLSearchParams({ next: location.pathname + search })}`}>
          {text.signIn}
        </ButtonLink>
        <ButtonLink href="/">{text.create}</ButtonLink>
      </div>
    </PlainPage>
  )
}
