import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import { askForMail, signInByCode } from '../lib/account-api.ts'
import { getHome } from '../lib/app-api.ts'
import { errorMessage } from '../lib/http.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { StageTitle } from '../ui/stage-title.tsx'
import { openDashboard } from './after-sign-in.ts'
import { loginText } from './login-text.ts'

const text = loginText.code

interface CodeFormProps {
  email: string
  onBack: () => void
}

/** Asks for the six digits in the email, and sends another when asked to. */
export function CodeForm({ email, onBack }: CodeFormProps) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState<'entering' | 'asking'>()
  const [askedAgain, setAskedAgain] = useState(false)
  const mailPage = useMailPage()

  const refuse = (error: unknown) => {
    setProblem(errorMessage(error))
    setBusy(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setBusy('entering')
    signInByCode(code).then(openDashboard, refuse)
  }
  const askAgain = () => {
    setBusy('asking')
    askForMail(email).then(() => {
      setBusy(undefined)
      setProblem(undefined)
      setCode('')
      setAskedAgain(true)
    }, refuse)
  }

  return (
    <>
      <StageTitle>{text.title}</StageTitle>
      <p className="lead">{text.lead(email)}</p>
      {mailPage && (
        <p className="login-aside">
          {text.noServer} <a href={mailPage}>{text.mailPage}</a>
        </p>
      )}
      <form className="login-form" onSubmit={submit}>
        <Field
          label={text.label}
          hint={text.hint}
          error={problem}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          className="login-code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\s*(\d\s*){6}"
          title={text.pattern}
          maxLength={12}
          required
        />
        <Button variant="primary" type="submit" busy={busy === 'entering'}>
          {text.signIn}
        </Button>
      </form>
      <output className="login-aside">{askedAgain && text.sentAgain}</output>
      <div className="actions">
        <Button busy={busy === 'asking'} onClick={askAgain}>
          {text.again}
        </Button>
        <Button onClick={onBack}>{text.other}</Button>
      </div>
    </>
  )
}

/** Says where to read emails on an installation without a mail server. */
function useMailPage(): string | undefined {
  const [page, setPage] = useState<string>()
  useEffect(() => {
    getHome().then(
      ({ mail_page: address }) => setPage(address),
      () => undefined,
    )
  }, [])
  return page
}
