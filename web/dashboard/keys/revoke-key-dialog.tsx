import type { KeyRecord } from '#src/contract/api/account-contract.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useRevokeKey } from './keys-queries.ts'
import { keysText } from './keys-text.ts'

const text = keysText.confirm

interface RevokeKeyDialogProps {
  item: KeyRecord
  onClose: () => void
  onRevoked: () => void
}

/** Asks for confirmation before revoking a key. */
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
      onConfirm={() => revoke.mutate(item.key_id, { onSuccess: onRevoked })}
      onClose={onClose}
    />
  )
}
