import { useState } from 'react'
import type { FormEvent } from 'react'
import type { CreateKeyResponse } from '#src/contract/app/app-contract.ts'
import { sentenceOf } from '../../lib/http.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useCreateKey } from '../dashboard-queries.ts'
import { dashboardText } from '../dashboard-text.ts'

const text = dashboardText.keys

export function CreateKeyForm({ onMade }: { onMade: (made: CreateKeyResponse) => void }) {
  const [name, setName] = useState('')
  const [days, setDays] = useState('')
  const create = useCreateKey()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    create.mutate({ name: name.trim(), ...(days ? { expires_in_days: Number(days) } : {}) }, { onSuccess: onMade })
  }

  return (
    <form className="create-key" onSubmit={submit}>
      <Field
        label={text.name}
        hint={text.nameHint}
        error={create.error ? sentenceOf(create.error) : undefined}
        value={name}
        onChange={(event) => setName(event.target.value)}
        maxLength={100}
        autoComplete="off"
        required
      />
      <SelectField label={text.expires} options={text.expiries} value={days} onChange={(event) => setDays(event.target.value)} />
      <Button variant="primary" type="submit" busy={create.isPending}>
        {text.create}
      </Button>
    </form>
  )
}
