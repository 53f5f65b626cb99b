import { Suspense, lazy, useEffect, useState } from 'react'
import { setConfirmer } from '../../lib/confirm-sign-in.ts'

const ConfirmDialog = lazy(() => import('./confirm-identity.tsx').then((file) => ({ default: file.ConfirmIdentity })))

/** Shows the dialog that asks people to confirm who they are, when a request needs it. */
export function ConfirmHost() {
  const [settle, setSettle] = useState<(confirmed: boolean) => void>()
  useEffect(() => {
    setConfirmer(() => new Promise((resolve) => setSettle(() => resolve)))
  }, [])
  if (!settle) return null
  const done = (confirmed: boolean) => {
    setSettle(undefined)
    settle(confirmed)
  }
  return (
    <Suspense>
      <ConfirmDialog onDone={done} />
    </Suspense>
  )
}
