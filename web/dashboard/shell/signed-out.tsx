import { ButtonLink } from '../../ui/button.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'
import { dashboardText } from '../dashboard-text.ts'

const text = dashboardText.signedOut

export function SignedOut({ signInAddress }: { signInAddress: string }) {
  return (
    <PlainPage>
      <h1>{text.title}</h1>
      <p className="lead">{text.lead}</p>
      <div className="actions">
        <ButtonLink variant="primary" href={signInAddress}>
          {text.signIn}
        </ButtonLink>
        <ButtonLink href="/">{text.create}</ButtonLink>
      </div>
    </PlainPage>
  )
}
