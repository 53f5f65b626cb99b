import { inviteMemberRequest } from '#src/contract/api/account-contract.ts'
import { role } from '#src/contract/api/rights.ts'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import { FormFooter } from '../form-footer.tsx'
import { useInvite } from './account-queries.ts'
import { accountText } from './account-text.ts'

const text = accountText.team
const ROLES = role.options.toReversed().map((value) => ({ value, label: text.roles[value] }))

export function InviteForm() {
  const invite = useInvite()
  const { values, field, submit, reset, isChanged } = useCheckedForm({
    initial: { email: '', role: 'editor' },
    schema: inviteMemberRequest,
    toRequest: (form) => form,
  })
  const done = () => {
    showToast({ title: text.sent(values.email) })
    reset()
  }
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => submit(event, (request) => invite.mutate(request, { onSuccess: done }))}
    >
      <UnsavedGuard when={isChanged} />
      <Field
        label={text.email}
        hint={text.emailHint}
        {...field('email')}
        type="email"
        autoComplete="off"
        maxLength={254}
        required
      />
      <SelectField label={text.role} options={ROLES} {...field('role')} />
      <FormFooter sending={invite}>{text.send}</FormFooter>
    </form>
  )
}
