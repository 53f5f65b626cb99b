import type { InviteResponse } from '#src/contract/app/app-contract.ts'
import { claimAgent, getInvite } from '../lib/app-api.ts'
import { Button } from '../ui/button.tsx'
import { ReviewTexts } from '../ui/review-texts.tsx'
import { StageTitle } from '../ui/stage-title.tsx'
import { goToAgent } from './after-sign-in.ts'
import { LinkRefused } from './link-refused.tsx'
import { loginText } from './login-text.ts'
import { useLink } from './use-link.ts'

const text = loginText.invite

/** Shows the agent of a claim link, and claims it when asked to. */
export function ClaimPage({ invite }: { invite: string }) {
  const [state, claim] = useLink({
    secret: invite,
    preview: getInvite,
    act: claimAgent,
    leave: ({ agent_id: id }) => goToAgent(id),
  })
  if (state.name === 'looking') return <output>{loginText.looking}</output>
  if (state.name === 'refused') return <LinkRefused kind="claim" error={state.error} onRetry={state.retry} />
  return <Offer offer={state.offer} claiming={state.name === 'using'} onClaim={claim} />
}

function Offer({ offer, claiming, onClaim }: { offer: InviteResponse; claiming: boolean; onClaim: () => void }) {
  return (
    <>
      <StageTitle>{text.title(offer.agent_name)}</StageTitle>
      <p className="lead">{text.lead(offer.company_name)}</p>
      <p>{offer.receiving_account ? text.receiving(offer.receiving_account) : text.own}</p>
      <ReviewTexts texts={offer.texts} />
      <div className="actions">
        <Button variant="primary" busy={claiming} onClick={onClaim}>
          {claiming ? text.claiming : text.claim}
        </Button>
      </div>
      <p className="login-aside">{text.once}</p>
    </>
  )
}
