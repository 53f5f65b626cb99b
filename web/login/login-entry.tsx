import { mountPage } from '../lib/mount-page.tsx'
import { PlainPage } from '../ui/plain-page.tsx'
import { ClaimPage } from './claim-page.tsx'
import { InvitationPage } from './invitation-page.tsx'
import type { LinkSecret } from './link-secret.ts'
import { takeLinkSecret } from './link-secret.ts'
import { SignInLinkPage } from './sign-in-link-page.tsx'
import { SignInPage } from './sign-in-page.tsx'
import './login.css'

function LoginPage({ secret }: { secret: LinkSecret | undefined }) {
  switch (secret?.kind) {
    case 'invite':
      return <ClaimPage invite={secret.value} />
    case 'signin':
      return <SignInLinkPage token={secret.value} />
    case 'invitation':
      return <InvitationPage token={secret.value} />
    default:
      return <SignInPage />
  }
}

mountPage(
  <PlainPage>
    <LoginPage secret={takeLinkSecret()} />
  </PlainPage>,
)
