import { useCallback, useEffect, useState } from 'react'
import type { InviteResponse } from '#src/contract/app/app-contract.ts'
import { claimAgent, getInvite } from '../lib/app-api.ts'
import { ApiError } from '../lib/http.ts'
import { sharedText } from '../lib/shared-text.ts'
import { Button } from '../ui/button.tsx'
import { StageTitle } from '../ui/stage-title.tsx'
import { ClaimRefused } from './claim-refused.tsx'
import { forgetInvite } from './invite-token.ts'
import { loginText } from './login-text.ts'

const text = loginText.invite

type State = { name: 'looking' } | { name: 'offered' | 'claiming'; offer: InviteResponse } | { name: 'refused'; error: ApiError }

/** Shows what a claim link leads to, and claims it when asked to. */
export function ClaimPage({ invite }: { invite: string }) {
  const [state, setState] = useState<State>({ name: 'looking' })

  const refuse = useCallback((error: unknown) => {
    const refusal = error instanceof ApiError ? error : new ApiError(0, sharedText.crashed)
    if (refusal.status === 404 || refusal.status === 409) forgetInvite()
    setState({ name: 'refused', error: refusal })
  }, [])

  const look = useCallback(() => {
    getInvite(invite).then((offer) => setState({ name: 'offered', offer }), refuse)
  }, [invite, refuse])

  useEffect(look, [look])

  const lookAgain = () => {
    setState({ name: 'looking' })
    look()
  }

  if (state.name === 'looking') return <output>{loginText.looking}</output>
  if (state.name === 'refused') return <ClaimRefused error={state.error} onRetry={lookAgain} />

  const claim = async () => {
    setState({ ...state, name: 'claiming' })
    try {
      await claimAgent(invite)
      forgetInvite()
      location.assign('/dashboard/ai-agent')
    } catch (error) {
      refuse(error)
    }
  }
  return <Offer offer={state.offer} claiming={state.name === 'claiming'} onClaim={() => void claim()} />
}

function Offer({ offer, claiming, onClaim }: { offer: InviteResponse; claiming: boolean; onClaim: () => void }) {
  return (
    <>
      <StageTitle>{text.title(offer.agent_name)}</StageTitle>
      <p className="lead">{text.lead(offer.company_name)}</p>
      <p>{offer.receiving_account ? text.receiving(offer.receiving_account) : text.own}</p>
      <div className="actions">
        <Button variant="primary" busy={claiming} onClick={onClaim}>
          {claiming ? text.claiming : text.claim}
        </Button>
      </div>
      <p className="login-aside">{text.once}</p>
    </>
  )
}
