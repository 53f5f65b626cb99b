import { useState } from 'react'
import type { FormEvent } from 'react'
import type { AgentView } from '#src/contract/app/app-contract.ts'
import { errorMessage } from '../../lib/http.ts'
import { completeAddress, displayAddress } from '../../lib/website-address.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProofSteps } from '../../ui/proof-steps.tsx'
import { TakeOverLink } from '../../ui/take-over-link.tsx'
import { LoadState } from '../load-state.tsx'
import { useVerifyWebsite, useVerification } from './agent-queries.ts'
import { agentText } from './agent-text.ts'

const text = agentText.verification

/** Shows whether the website is verified and how to verify it. Without a website, it asks for one. */
export function VerificationCard({ agent }: { agent: AgentView }) {
  const [named, setNamed] = useState<string>()
  const website = agent.website_url ?? named
  return (
    <Card title={text.title}>
      {website === undefined ? (
        <WebsiteForm agent={agent} onNamed={setNamed} />
      ) : (
        <Proof agent={agent} websiteUrl={website} />
      )}
    </Card>
  )
}

function WebsiteForm({ agent, onNamed }: { agent: AgentView; onNamed: (website: string) => void }) {
  const [typed, setTyped] = useState('')
  const ask = useVerifyWebsite(agent)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const website = completeAddress(typed)
    ask.mutate(website, { onSuccess: () => onNamed(website) })
  }
  return (
    <form className="form" onSubmit={submit}>
      <p>{text.none}</p>
      <Field
        label={text.website}
        error={ask.error ? errorMessage(ask.error) : undefined}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        inputMode="url"
        autoComplete="url"
        required
      />
      <TakeOverLink error={ask.error} />
      <Button variant="primary" type="submit" busy={ask.isPending}>
        {text.ask}
      </Button>
    </form>
  )
}

function Proof({ agent, websiteUrl }: { agent: AgentView; websiteUrl: string }) {
  const { data: proof, dataUpdatedAt, error, isFetching, refetch } = useVerification(agent, websiteUrl)
  const website = displayAddress(websiteUrl)
  return (
    <>
      {error && proof && <Notice tone="danger" title={errorMessage(error)} urgent />}
      {!proof && <LoadState error={error} onRetry={refetch} />}
      <TakeOverLink error={error} />
      {proof?.state === 'verified' && <p>{text.verified(website)}</p>}
      {proof?.state === 'unverified' && (
        <>
          <p>{proof.dns_record ? text.lead(website) : text.leadOfTag(website)}</p>
          <ProofSteps
            proof={proof}
            websiteUrl={websiteUrl}
            checkedAt={dataUpdatedAt}
            isChecking={isFetching}
            onCheck={() => void refetch()}
          />
        </>
      )}
    </>
  )
}
