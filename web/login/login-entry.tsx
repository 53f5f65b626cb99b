import { mountPage } from '../lib/mount-page.tsx'
import { PlainPage } from '../ui/plain-page.tsx'
import { ClaimPage } from './claim-page.tsx'
import { takeInvite } from './invite-token.ts'
import { NoInvite } from './no-invite.tsx'
import './login.css'

const invite = takeInvite()

mountPage(<PlainPage>{invite ? <ClaimPage invite={invite} /> : <NoInvite />}</PlainPage>)
