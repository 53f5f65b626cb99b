import { useState } from 'react'
import { Button } from './button.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'

interface ConfirmedButtonProps extends Omit<ConfirmDialogProps, 'open' | 'onConfirm' | 'onClose'> {
  label: string
  variant?: 'danger'
  /** Called with a function that closes the dialog. */
  onConfirm: (close: () => void) => void
}

/** A button for an action that cannot be undone. It asks for confirmation. */
export function ConfirmedButton({ label, variant, onConfirm, ...dialog }: ConfirmedButtonProps) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button variant={variant} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog {...dialog} open={asking} onConfirm={() => onConfirm(close)} onClose={close} />
    </>
  )
}
