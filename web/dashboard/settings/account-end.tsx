import { useState } from 'react'
import type { FormEvent } from 'react'
import { errorMessage } from '../../lib/http.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { useDeleteAccount } from './account-queries.ts'
import { accountText } from './account-text.ts'

const text = accountText.account
/** What the owner types if no email is verified. */
const WORD = 'delete'

/** Deletes the account. The owner types its email, so that no slip can do it. */
export function DeleteAccount({ email }: { email: string }) {
  const [typed, setTyped] = useState('')
  const remove = useDeleteAccount()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    remove.mutate(typed)
  }
  return (
    <Card title={text.end}>
      <p>{text.endLead}</p>
      <form className="form" onSubmit={submit}>
        <Field
          label={text.confirm(email || WORD)}
          error={remove.error ? errorMessage(remove.error) : undefined}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
          maxLength={254}
          required
        />
        <Button variant="danger" type="submit" busy={remove.isPending}>
          {text.delete}
        </Button>
      </form>
    </Card>
  )
}
