import type { Verification } from '#src/contract/api/agents-contract.ts'
import { formatSecond } from '../lib/format.ts'
import { sharedText } from '../lib/shared-text.ts'
import { displayAddress } from '../lib/website-address.ts'
import { Button } from './button.tsx'
import { CopyField } from './copy-field.tsx'

const text = sharedText.proof

interface ProofStepsProps {
  /** An unverified website's, with the last check. */
  proof: Verification
  websiteUrl: string
  /** When it was checked, in milliseconds. */
  checkedAt: number
  isChecking: boolean
  onCheck: () => void
}

/** Shows what to add to a website to verify it, a button to check, and what the last check missed. */
export function ProofSteps({ proof, websiteUrl, checkedAt, isChecking, onCheck }: ProofStepsProps) {
  const { dns_record: record, meta_tag: tag } = proof
  return (
    <>
      {record && <CopyField label={text.dns(record.name)} value={record.value} hint={text.dnsHint} />}
      <CopyField label={text.tag} value={tag} hint={text.tagHint(displayAddress(websiteUrl))} />
      <div className="actions">
        <Button busy={isChecking} onClick={onCheck}>
          {text.check}
        </Button>
      </div>
      <output className="proof-misses">{!isChecking && <Misses proof={proof} at={checkedAt} />}</output>
    </>
  )
}

/** Says why the verification failed: a record is missing, or the place could not be checked. */
function Misses({ proof: { misses = [] }, at }: { proof: Verification; at: number }) {
  return (
    <>
      {text.looked(formatSecond(at))}
      <ul>
        {misses.map(({ way, reason, sentence }) => (
          <li key={way}>
            {sentence} {reason === 'unreachable' && text.unreachable}
          </li>
        ))}
      </ul>
      {text.again}
    </>
  )
}
