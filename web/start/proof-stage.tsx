import { useEffect, useEffectEvent, useState } from 'react'
import type { Verification } from '#src/contract/api/agents-contract.ts'
import { verifyOwnWebsite } from '../lib/agent-creation.ts'
import { errorMessage } from '../lib/http.ts'
import { sharedText } from '../lib/shared-text.ts'
import { displayAddress } from '../lib/website-address.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { ProofSteps } from '../ui/proof-steps.tsx'
import { StageTitle } from '../ui/stage-title.tsx'
import { startText } from './start-text.ts'

const text = startText.proof

interface ProofStageProps {
  agentId: string
  websiteUrl: string
  onVerified: () => void
  onLater: () => void
}

/** Verifies a website that another agent has, for a new agent without one. */
export function ProofStage({ agentId, websiteUrl, onVerified, onLater }: ProofStageProps) {
  const [checked, setChecked] = useState<{ proof: Verification; at: number }>()
  const [error, setError] = useState<unknown>()
  const [isChecking, setChecking] = useState(true)

  const take = useEffectEvent((proof: Verification) => {
    if (proof.state === 'verified') return onVerified()
    setError(undefined)
    setChecked({ proof, at: Date.now() })
  })

  useEffect(() => {
    if (!isChecking) return undefined
    let isShown = true
    verifyOwnWebsite(agentId, websiteUrl)
      .then((proof) => isShown && take(proof))
      .catch((cause: unknown) => isShown && setError(cause))
      .finally(() => isShown && setChecking(false))
    return () => {
      isShown = false
    }
  }, [isChecking, agentId, websiteUrl])

  const website = displayAddress(websiteUrl)
  const check = () => setChecking(true)
  return (
    <div className="single-stage">
      <StageTitle>{text.title(website)}</StageTitle>
      <p>{text.lead(website)}</p>
      {error !== undefined && <Notice tone="danger" title={errorMessage(error)} urgent />}
      {checked && (
        <ProofSteps
          proof={checked.proof}
          websiteUrl={websiteUrl}
          checkedAt={checked.at}
          isChecking={isChecking}
          onCheck={check}
        />
      )}
      {!checked && isChecking && <output>{sharedText.working}</output>}
      {!checked && !isChecking && <Button onClick={check}>{sharedText.retry}</Button>}
      <p>{text.later}</p>
      <div className="actions">
        <Button onClick={onLater}>{text.skip}</Button>
      </div>
    </div>
  )
}
