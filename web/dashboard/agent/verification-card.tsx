import type { AgentView } from '#src/contract/app/app-contract.ts'
import { formatSecond } from '../../lib/format.ts'
import { displayAddress } from '../../lib/website-address.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { dashboardText } from '../dashboard-text.ts'
import { LoadFailure } from '../load-failure.tsx'
import { useVerification } from './agent-queries.ts'
import { agentText } from './agent-text.ts'

const text = agentText.verification

/** Whether the website is proven to be the owner's, and the ways to prove it. */
export function VerificationCard({ agent }: { agent: AgentView }) {
  const { data: proof, dataUpdatedAt, error, isFetching, refetch } = useVerification(agent.id, agent.website_url !== undefined)
  if (!agent.website_url) return null
  const website = displayAddress(agent.website_url)
  return (
    <Card title={text.title}>
      {error && !proof && <LoadFailure error={error} onRetry={refetch} />}
      {!error && !proof && <output>{dashboardText.loading}</output>}
      {proof?.state === 'verified' && <p>{text.verified(website)}</p>}
      {proof?.state === 'unverified' && (
        <>
          <p>{proof.dns_record ? text.lead(website) : text.leadOfTag(website)}</p>
          {proof.dns_record && <CopyField label={text.dns(proof.dns_record.name)} value={proof.dns_record.value} hint={text.dnsHint} />}
          <CopyField label={text.tag} value={proof.meta_tag} hint={text.tagHint} />
          <div className="actions">
            <Button busy={isFetching} onClick={() => void refetch()}>
              {text.check}
            </Button>
          </div>
          <output>{!isFetching && (proof.dns_record ? text.missing : text.tagMissing)(formatSecond(dataUpdatedAt))}</output>
        </>
      )}
    </Card>
  )
}
