import type { CreateKeyResponse } from '#src/contract/api/account-contract.ts'
import { createKeyRequest } from '#src/contract/api/account-contract.ts'
import type { Scope } from '#src/contract/api/rights.ts'
import { scope } from '#src/contract/api/rights.ts'
import { Card } from '../../ui/card.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import { FormFooter } from '../form-footer.tsx'
import { useCreateKey } from './keys-queries.ts'
import { keysText } from './keys-text.ts'

const text = keysText
/** The widest scope is last, because it is the last one to choose. */
const SCOPES = scope.options

export function CreateKeyForm({ onMade }: { onMade: (made: CreateKeyResponse) => void }) {
  const create = useCreateKey()
  const { values, field, problems, change, submit, isChanged } = useCheckedForm({
    initial: { name: '', scopes: ['read'] as Scope[], days: '90' },
    schema: createKeyRequest,
    toRequest: ({ name, scopes, days }) => ({ name, scopes, expires_in_days: days ? Number(days) : undefined }),
  })

  return (
    <Card title={text.new}>
      <UnsavedGuard when={isChanged} />
      <form
        className="form"
        onSubmit={(event) => submit(event, (request) => create.mutate(request, { onSuccess: onMade }))}
      >
        <Field label={text.name} hint={text.nameHint} {...field('name')} maxLength={100} autoComplete="off" required />
        <fieldset className="choices">
          <legend className="field-label">{text.scopes}</legend>
          {SCOPES.map((name) => (
            <CheckField
              key={name}
              label={text.scopeNames[name]}
              hint={text.scopeHints[name]}
              checked={values.scopes.includes(name)}
              onChange={({ target }) => change({ scopes: toggle(values.scopes, name, target.checked) })}
              aria-invalid={problems['scopes'] ? true : undefined}
            />
          ))}
          {problems['scopes'] && <p className="field-error">{text.noScope}</p>}
        </fieldset>
        <SelectField label={text.expires} options={text.expiries} {...field('days')} />
        <FormFooter sending={create}>{text.create}</FormFooter>
      </form>
    </Card>
  )
}

/** `everything` includes the other scopes, so it is selected alone. */
function toggle(scopes: Scope[], name: Scope, on: boolean): Scope[] {
  if (!on) return scopes.filter((other) => other !== name)
  return name === 'everything' ? ['everything'] : [...scopes.filter((other) => other !== 'everything'), name]
}
