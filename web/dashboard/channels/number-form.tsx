import type { NumberRecord } from '#src/contract/api/whatsapp-contract.ts'
import { connectNumberRequest } from '#src/contract/api/whatsapp-contract.ts'
import { errorMessage } from '../../lib/http.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import { useConnectNumber } from './number-queries.ts'
import { numberText as text } from './number-text.ts'

/** Connects a number or edits its connection. Empty fields stay unchanged. */
export function NumberForm({
  agentId,
  number,
  onDone,
}: {
  agentId: string
  number: NumberRecord | null
  onDone: () => void
}) {
  const connect = useConnectNumber(agentId)
  const form = useCheckedForm({
    initial: {
      phone_number_id: number?.phone_number_id ?? '',
      access_token: '',
      app_secret: '',
      template: number?.template ?? '',
    },
    schema: connectNumberRequest,
    toRequest: (values) =>
      Object.fromEntries(
        Object.entries(values).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])),
      ),
  })
  const field = (name: keyof typeof form.values) => ({
    ...form.field(name),
    autoComplete: 'off',
    spellCheck: false,
  })

  return (
    <form
      className="form"
      onSubmit={(event) =>
        form.submit(event, (request) =>
          connect.mutate(request, {
            onSuccess: () => {
              showToast({ title: text.saved })
              onDone()
            },
          }),
        )
      }
    >
      <UnsavedGuard when={form.isChanged} />
      <Field
        label={text.phoneNumberId}
        hint={text.phoneNumberIdHint}
        inputMode="numeric"
        required
        {...field('phone_number_id')}
      />
      <Field
        label={text.token}
        hint={number ? `${text.tokenHint} ${text.tokenKept}` : text.tokenHint}
        type="password"
        required={!number}
        {...field('access_token')}
      />
      <Field label={text.appSecret} hint={text.appSecretHint} type="password" {...field('app_secret')} />
      <Field label={text.template} hint={text.templateHint} {...field('template')} />
      {connect.error && <Notice tone="danger" title={errorMessage(connect.error)} urgent />}
      <div className="actions">
        <Button variant="primary" type="submit" busy={connect.isPending}>
          {text.save}
        </Button>
        <Button onClick={onDone}>{text.cancel}</Button>
      </div>
    </form>
  )
}
