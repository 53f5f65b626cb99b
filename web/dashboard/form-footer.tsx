import type { ReactNode } from 'react'
import { errorMessage } from '../lib/http.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** The request that a form sends. */
export interface Sending {
  error: Error | null
  isPending: boolean
}

interface FormEndProps {
  sending: Sending
  disabled?: boolean
  /** The button's label. */
  children: ReactNode
}

/** The end of a form: its error and its submit button. */
export function FormFooter({ sending: { error, isPending }, disabled = false, children }: FormEndProps) {
  return (
    <>
      {error && <Notice tone="danger" title={errorMessage(error)} urgent />}
      <Button variant="primary" type="submit" busy={isPending} disabled={disabled}>
        {children}
      </Button>
    </>
  )
}
