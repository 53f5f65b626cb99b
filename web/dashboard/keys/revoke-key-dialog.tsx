import type { KeyView } from '#src/contract/app/app-contract.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useRevokeKey } from '../dashboard-queries.ts'
import { dashboardText } from '../dashboard-text.ts'

const text = dashboardText.keys.confirm

interface RevokeKeyDialogProps {
  item: KeyView
  onClose: () => void
  onRevoked: () => void
}

/** Asks before a key is revoked. */
export function RevokeKeyDialog({ item, onClose, onRevoked }: RevokeKeyDialogProps) {
  const revoke = useRevokeKey()
  return (
    <ConfirmDialog
      open
      title={text.title(item.name)}
      lead={text.lead}
      confirm={text.revoke}
      cancel={text.cancel}
      busy={revoke.isPending}
      error={revoke.error}
      onConfirm={() => revoke.mutate(item.id, { onSuccess: onRevoked })}
      onClose={onClose}
    />
  )
}
