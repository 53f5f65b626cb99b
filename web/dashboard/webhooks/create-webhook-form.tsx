import { useId } from 'react'
import type { WebhookEvent } from '#src/contract/api/webhooks-contract.ts'
import { WEBHOOK_EVENTS, createWebhookRequest } from '#src/contract/api/webhooks-contract.ts'
import { Card } from '../../ui/card.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { FormFooter } from '../form-footer.tsx'
import { useMe } from '../dashboard-queries.ts'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import { useCreateWebhook } from './webhook-queries.ts'
import { webhooksText } from './webhooks-text.ts'

const text = webhooksText.create

interface WebhookDraft {
  url: string
  events: WebhookEvent[]
  agent: string
}

const EMPTY: WebhookDraft = { url: '', events: ['lead.created', 'conversation.person_wanted'], agent: '' }

/** Creates a webhook: its URL and events. */
export function CreateWebhookForm({ onSecret }: { onSecret: (secret: string) => void }) {
  const create = useCreateWebhook()
  const agents = useMe().data?.agents ?? []
  const form = useCheckedForm({
    initial: EMPTY,
    schema: createWebhookRequest,
    toRequest: ({ url, events, agent }) => ({ url: url.trim(), events, agent_id: agent || undefined }),
  })
  return (
    <Card title={text.title}>
      <UnsavedGuard when={form.isChanged} />
      <form
        className="form"
        onSubmit={(event) =>
          form.submit(event, (request) => create.mutate(request, { onSuccess: ({ secret }) => onSecret(secret) }))
        }
      >
        <Field label={text.url} hint={text.urlHint} {...form.field('url')} type="url" placeholder="https://" required />
        <EventChoice
          chosen={form.values.events}
          error={form.problems['events'] && text.noEvent}
          onChange={(events) => form.change({ events })}
        />
        {agents.length > 1 && (
          <SelectField
            label={text.agent}
            options={[
              { value: '', label: text.allAgents },
              ...agents.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            {...form.field('agent')}
          />
        )}
        <FormFooter sending={create}>{text.submit}</FormFooter>
      </form>
    </Card>
  )
}

interface EventChoiceProps {
  chosen: WebhookEvent[]
  error: string | undefined
  onChange: (events: WebhookEvent[]) => void
}

function EventChoice({ chosen, error, onChange }: EventChoiceProps) {
  const id = useId()
  return (
    <fieldset className="webhook-events" aria-describedby={error && id}>
      <legend className="field-label">{text.events}</legend>
      {WEBHOOK_EVENTS.map((event) => (
        <CheckField
          key={event}
          label={webhooksText.events[event]}
          checked={chosen.includes(event)}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, event] : chosen.filter((each) => each !== event))
          }
        />
      ))}
      {error && (
        <p className="field-error" id={id}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
