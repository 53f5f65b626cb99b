import type { ReactNode } from 'react'
import { sentenceOf } from '../lib/http.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** A request that a form sends. */
export interface Sending {
  error: Error | null
  isPending: boolean
}

interface FormEndProps {
  sending: Sending
  disabled?: boolean
  /** What the button says. */
  children: ReactNode
}

/** The end of a form: why it could not be sent, and the button that sends it. */
export function FormEnd({ sending: { error, isPending }, disabled = false, children }: FormEndProps) {
  return (
    <>
      {error && <Notice tone="danger" title={sentenceOf(error)} urgent />}
      <Button variant="primary" type="submit" busy={isPending} disabled={disabled}>
        {children}
      </Button>
    </>
  )
}
