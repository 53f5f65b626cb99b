import { useState } from 'react'
import type { NumberRecord } from '#src/contract/api/whatsapp-contract.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmedButton } from '../../ui/confirmed-button.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { LoadState } from '../load-state.tsx'
import { VerifiedEmailOnly } from '../verified-email-only.tsx'
import { NumberForm } from './number-form.tsx'
import { useDisconnectNumber, useNumber } from './number-queries.ts'
import { numberText as text } from './number-text.ts'

/** Shows the agent's own WhatsApp number, or how to connect one. */
export function NumberCard({ agentId }: { agentId: string }) {
  const { data: number, error, refetch } = useNumber(agentId)
  const [editing, setEditing] = useState(false)
  return (
    <Card title={text.title}>
      {number === undefined && <LoadState error={error} onRetry={refetch} />}
      {number === null && <p>{text.lead}</p>}
      {number && <Connected agentId={agentId} number={number} />}
      {number !== undefined &&
        (editing ? (
          <NumberForm agentId={agentId} number={number} onDone={() => setEditing(false)} />
        ) : (
          <VerifiedEmailOnly>
            <div className="actions">
              <Button onClick={() => setEditing(true)}>{number ? text.change : text.open}</Button>
            </div>
          </VerifiedEmailOnly>
        ))}
    </Card>
  )
}

function Connected({ agentId, number }: { agentId: string; number: NumberRecord }) {
  const disconnect = useDisconnectNumber(agentId)
  return (
    <>
      {number.problem && (
        <Notice tone="danger" title={text.problem} urgent>
          <p>{number.problem}</p>
        </Notice>
      )}
      <p>{text.connected(number.name, number.phone)}</p>
      {number.verify_token && (
        <>
          <p className="field-hint">{text.finish}</p>
          <CopyField label={text.webhook} value={number.webhook_url} />
          <CopyField label={text.verify} value={number.verify_token} />
        </>
      )}
      <div className="actions">
        <ConfirmedButton
          label={text.disconnect}
          variant="danger"
          title={text.disconnectTitle}
          lead={text.disconnectLead}
          confirm={text.disconnect}
          cancel={text.keep}
          busy={disconnect.isPending}
          error={disconnect.error}
          onConfirm={() => disconnect.mutate(undefined, { onSuccess: () => showToast({ title: text.disconnected }) })}
        />
      </div>
    </>
  )
}
