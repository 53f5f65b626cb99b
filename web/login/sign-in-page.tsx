import { useState } from 'react'
import { CodeForm } from './code-form.tsx'
import { EmailForm } from './email-form.tsx'

/** Asks for an email, then for the code sent to it. */
export function SignInPage() {
  const [email, setEmail] = useState<string>()
  if (email === undefined) return <EmailForm onAsked={setEmail} />
  return <CodeForm email={email} onBack={() => setEmail(undefined)} />
}
