import { useState } from 'react'
import type { WebhookRecord } from '#src/contract/api/webhooks-contract.ts'
import { formatMoment } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmedButton } from '../../ui/confirmed-button.tsx'
import { Mark } from '../../ui/mark.tsx'
import { showFailure, showToast } from '../../ui/toasts.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { useChangeSecret, useDeleteWebhook, useSwitchWebhook, useTestWebhook } from './webhook-queries.ts'
import { webhooksText as text } from './webhooks-text.ts'

interface WebhookLineProps {
  webhook: WebhookRecord
  onSecret: (secret: string) => void
}

/** Shows one webhook: its events, its state and its actions. */
export function WebhookLine({ webhook, onSecret }: WebhookLineProps) {
  const { webhook_id: id, url, events, state, off_reason: reason, last_success_at: last } = webhook
  const test = useTestWebhook()
  const turn = useSwitchWebhook()
  const [isOpen, setOpen] = useState(false)
  const next = state === 'on' ? 'off' : 'on'
  return (
    <li className="webhook">
      <p className="webhook-url">{url}</p>
      <p className="webhook-facts">
        <Mark tone={state === 'on' ? 'accent' : 'warning'}>{state === 'on' ? text.on : text.off}</Mark>
        <span>{events.map((event) => text.events[event]).join(', ')}</span>
        <span>{last ? text.lastSuccess(formatMoment(last)) : text.never}</span>
      </p>
      {reason && (
        <p>
          {text.offReason}: {reason}
        </p>
      )}
      <div className="webhook-actions">
        <Button
          busy={test.isPending}
          onClick={() => test.mutate(id, { onSuccess: () => showToast({ title: text.tested }), onError: showFailure })}
        >
          {text.test}
        </Button>
        <Button busy={turn.isPending} onClick={() => turn.mutate({ id, state: next }, { onError: showFailure })}>
          {state === 'on' ? text.switchOff : text.switchOn}
        </Button>
        <SecretButton id={id} onSecret={onSecret} />
        <DeleteButton id={id} />
      </div>
      <details className="disclosure" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{text.log}</summary>
        {isOpen && <DeliveryLog id={id} />}
      </details>
    </li>
  )
}

function SecretButton({ id, onSecret }: { id: string; onSecret: (secret: string) => void }) {
  const change = useChangeSecret()
  return (
    <Button
      busy={change.isPending}
      onClick={() => change.mutate(id, { onSuccess: ({ secret }) => onSecret(secret), onError: showFailure })}
    >
      {text.changeSecret}
    </Button>
  )
}

function DeleteButton({ id }: { id: string }) {
  const deletion = useDeleteWebhook()
  return (
    <ConfirmedButton
      {...text.confirm}
      label={text.delete}
      busy={deletion.isPending}
      error={deletion.error}
      onConfirm={() => deletion.mutate(id, { onSuccess: () => showToast({ title: text.deleted }) })}
    />
  )
}
