import { formatMoment } from '../../lib/format.ts'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { showFailure } from '../../ui/toasts.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import { LoadState } from '../load-state.tsx'
import { useDeliveries, useRetryDelivery } from './webhook-queries.ts'
import { webhooksText } from './webhooks-text.ts'

const text = webhooksText.deliveries

/** Lists a webhook's recent deliveries and their results. */
export function DeliveryLog({ id }: { id: string }) {
  const { data: deliveries, error, refetch } = useDeliveries(id)
  const retry = useRetryDelivery()
  if (!deliveries) return <LoadState error={error} onRetry={refetch} />
  if (deliveries.length === 0) return <p className="empty">{text.none}</p>
  const again = (deliveryId: string) => retry.mutate({ id, deliveryId }, { onError: showFailure })
  return (
    <ScrollRegion className="figure-scroll" kind="group" label={webhooksText.log}>
      <table className="figure-table">
        <TableHead columns={Object.values(text.columns)} />
        <tbody>
          {deliveries.map(({ delivery_id: deliveryId, event, state, status, error: reason, created_at: at }) => (
            <tr key={deliveryId}>
              <th scope="row">{event === 'webhook.test' ? text.test : event}</th>
              <td>{text.states[state]}</td>
              <td>{reason ?? status}</td>
              <td>{formatMoment(at)}</td>
              <td>
                {state === 'failed' && (
                  <TextButton
                    busy={retry.isPending && retry.variables.deliveryId === deliveryId}
                    onClick={() => again(deliveryId)}
                  >
                    {text.retry}
                    <span className="visually-hidden">{text.retryOf(event)}</span>
                  </TextButton>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
