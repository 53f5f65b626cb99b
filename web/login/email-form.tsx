import { useState } from 'react'
import type { FormEvent } from 'react'
import { askForMail } from '../lib/account-api.ts'
import { errorMessage } from '../lib/http.ts'
import { hasPasskeys } from '../lib/passkeys-api.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { StageTitle } from '../ui/stage-title.tsx'
import { loginText } from './login-text.ts'
import { PasskeyButton } from './passkey-button.tsx'

const text = loginText.email

/** Reports whether the person has just deleted their account. */
const isFarewell = new URLSearchParams(location.search).has('deleted')

export function EmailForm({ onAsked }: { onAsked: (email: string) => void }) {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const [asking, setAsking] = useState(false)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsking(true)
    askForMail(email.trim()).then(
      () => onAsked(email.trim()),
      (error: unknown) => {
        setProblem(errorMessage(error))
        setAsking(false)
      },
    )
  }

  return (
    <>
      {isFarewell && <Notice tone="info" title={text.deleted} />}
      <StageTitle>{text.title}</StageTitle>
      <p className="lead">{text.lead}</p>
      <form className="login-form" onSubmit={submit}>
        <Field
          label={text.label}
          error={problem}
          type="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          autoComplete="email"
          maxLength={254}
          required
        />
        <Button variant="primary" type="submit" busy={asking}>
          {text.send}
        </Button>
      </form>
      {hasPasskeys() && <PasskeyButton />}
      <p className="login-aside">{text.newcomers}</p>
      <div className="actions">
        <ButtonLink href="/">{text.create}</ButtonLink>
      </div>
    </>
  )
}
