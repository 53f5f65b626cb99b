import type { MessageDelivery } from '#src/contract/api/whatsapp-contract.ts'
import { Mark } from '../../ui/mark.tsx'
import { numberText } from './number-text.ts'

const TONES = {
  waiting: 'plain',
  unknown: 'danger',
  sent: 'plain',
  delivered: 'plain',
  read: 'accent',
  failed: 'danger',
} as const

/** Shows a message's delivery state on WhatsApp and why it failed. */
export function DeliveryMark({ delivery: { state, reason } }: { delivery: MessageDelivery }) {
  return (
    <>
      <Mark tone={TONES[state]}>{numberText.delivery[state]}</Mark>
      {reason && <span className="field-hint">{reason}</span>}
    </>
  )
}
