import { useState } from 'react'
import type { FormEvent } from 'react'
import { sentenceOf } from '../../lib/http.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { useDeleteAccount } from './account-queries.ts'
import { accountText } from './account-text.ts'

const text = accountText.account
/** What is typed where no email is proven. */
const WORD = 'delete'

/** The end of the account; it is typed out, so that no slip of the hand does it. */
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
          error={remove.error ? sentenceOf(remove.error) : undefined}
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
