import { useState } from 'react'
import { errorMessage } from '../lib/http.ts'
import { signInByPasskey } from '../lib/passkeys-api.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { openDashboard } from './after-sign-in.ts'
import { loginText } from './login-text.ts'

const text = loginText.passkey

/** Signs in with a passkey, without an email. */
export function PasskeyButton() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const signIn = () => {
    setBusy(true)
    setProblem(undefined)
    signInByPasskey().then(openDashboard, (error: unknown) => {
      setProblem(errorMessage(error))
      setBusy(false)
    })
  }
  return (
    <>
      <div className="actions">
        <Button busy={busy} onClick={signIn}>
          {text.signIn}
        </Button>
      </div>
      {problem && <Notice tone="danger" title={problem} urgent />}
    </>
  )
}
