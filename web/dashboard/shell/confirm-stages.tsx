import { useState } from 'react'
import type { FormEvent } from 'react'
import type { ConfirmationResponse } from '#src/contract/app/sign-in-contract.ts'
import { errorMessage } from '../../lib/http.ts'
import { hasPasskeys } from '../../lib/passkeys-api.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useHome } from '../dashboard-queries.ts'
import { dashboardText } from '../dashboard-text.ts'
import { useAskForCode, useConfirmByCode, useConfirmByPasskey } from './confirm-queries.ts'

const text = dashboardText.confirm

interface StageProps {
  onConfirmed: () => void
  onCancel: () => void
}

interface WaysStageProps extends StageProps {
  ways: ConfirmationResponse
  onSent: (email: string) => void
}

/** Offers the ways to confirm: a passkey, or a code to the verified email or to one that is verified by it. */
export function WaysStage({ ways: { email, passkey }, onSent, onConfirmed, onCancel }: WaysStageProps) {
  const ask = useAskForCode()
  const sign = useConfirmByPasskey()
  const send = (address: string) => ask.mutate(address, { onSuccess: () => onSent(address) })
  const error = sign.error ?? ask.error
  const hasPasskey = passkey && hasPasskeys()
  return (
    <>
      <p>{text.lead}</p>
      {error && <Notice tone="danger" title={errorMessage(error)} urgent />}
      {hasPasskey && (
        <div className="actions">
          <Button
            variant="primary"
            busy={sign.isPending}
            onClick={() => sign.mutate(undefined, { onSuccess: onConfirmed })}
          >
            {text.passkey}
          </Button>
        </div>
      )}
      {email === undefined && <EmailForm busy={ask.isPending} onSend={send} />}
      <div className="actions">
        {email !== undefined && (
          <Button variant={hasPasskey ? 'quiet' : 'primary'} busy={ask.isPending} onClick={() => send(email)}>
            {text.send(email)}
          </Button>
        )}
        <Button onClick={onCancel}>{text.cancel}</Button>
      </div>
    </>
  )
}

interface EmailFormProps {
  busy: boolean
  onSend: (email: string) => void
}

function EmailForm({ busy, onSend }: EmailFormProps) {
  const [email, setEmail] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend(email.trim())
  }
  return (
    <form className="form" onSubmit={submit}>
      <p>{text.noEmail}</p>
      <Field
        label={text.email}
        type="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        autoComplete="email"
        maxLength={254}
        required
      />
      <Button variant="primary" type="submit" busy={busy}>
        {text.sendTo}
      </Button>
    </form>
  )
}

interface CodeStageProps extends StageProps {
  email: string
  /** The workspace to continue in, if the code signs in. */
  joins: string | undefined
}

/** Asks for the code in the email. */
export function CodeStage({ email, joins, onConfirmed, onCancel }: CodeStageProps) {
  const [code, setCode] = useState('')
  const enter = useConfirmByCode(joins)
  const again = useAskForCode()
  const mailPage = useHome().data?.mail_page
  const error = enter.error ?? again.error
  const submit = (event: FormEvent) => {
    event.preventDefault()
    enter.mutate(code, { onSuccess: onConfirmed })
  }
  const askAgain = () => {
    enter.reset()
    setCode('')
    again.mutate(email)
  }
  return (
    <form className="form" onSubmit={submit}>
      <output>{again.isSuccess ? text.sentAgain : text.sent(email)}</output>
      {mailPage && (
        <p className="field-hint">
          {text.noServer}{' '}
          <a href={mailPage} target="_blank" rel="noreferrer">
            {text.mailPage}
          </a>
        </p>
      )}
      <Field
        label={text.code}
        hint={text.hint}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\s*(\d\s*){6}"
        title={text.hint}
        maxLength={12}
        required
      />
      {error && <Notice tone="danger" title={errorMessage(error)} urgent />}
      <div className="actions">
        <Button variant="primary" type="submit" busy={enter.isPending}>
          {text.confirm}
        </Button>
        <Button busy={again.isPending} onClick={askAgain}>
          {text.again}
        </Button>
        <Button onClick={onCancel}>{text.cancel}</Button>
      </div>
    </form>
  )
}
