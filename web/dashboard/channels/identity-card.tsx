import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmedButton } from '../../ui/confirmed-button.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { LoadState } from '../load-state.tsx'
import { useIdentitySecret, useRenewIdentitySecret } from './identity-queries.ts'
import { PAGE_CODE, SERVER_CODE, identityText as text } from './identity-text.ts'

/** Shows how the website signs a visitor's identity, and the secret it signs with. */
export function IdentityCard({ agentId }: { agentId: string }) {
  const [shown, setShown] = useState(false)
  return (
    <Card title={text.title}>
      <p>{text.lead}</p>
      <CopyField label={text.server} value={SERVER_CODE} hint={text.serverHint} />
      <CopyField label={text.page} value={PAGE_CODE} hint={text.pageHint} />
      {shown ? (
        <Secret agentId={agentId} onHide={() => setShown(false)} />
      ) : (
        <div className="actions">
          <Button onClick={() => setShown(true)}>{text.show}</Button>
        </div>
      )}
    </Card>
  )
}

function Secret({ agentId, onHide }: { agentId: string; onHide: () => void }) {
  const { data: secret, error, refetch } = useIdentitySecret(agentId)
  const renew = useRenewIdentitySecret(agentId)
  const confirm = (close: () => void) => {
    const onSuccess = () => {
      close()
      showToast({ title: text.renewed })
    }
    renew.mutate(undefined, { onSuccess })
  }
  if (!secret) return <LoadState error={error} onRetry={refetch} />
  return (
    <>
      <CopyField label={text.secret} value={secret} hint={text.secretHint} />
      <div className="actions">
        <Button onClick={onHide}>{text.hide}</Button>
        <ConfirmedButton
          label={text.renew}
          variant="danger"
          title={text.renewTitle}
          lead={text.renewLead}
          confirm={text.renew}
          cancel={text.keep}
          busy={renew.isPending}
          error={renew.error}
          onConfirm={confirm}
        />
      </div>
    </>
  )
}
