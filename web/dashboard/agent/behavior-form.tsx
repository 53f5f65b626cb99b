import type { AgentRecord } from '#src/contract/api/own-agents-contract.ts'
import { NONE, SITE_TIME_ZONE, updateAgentRequest } from '#src/contract/api/own-agents-contract.ts'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import { FormFooter } from '../form-footer.tsx'
import { useChangeAgent } from './agent-queries.ts'
import { agentText } from './agent-text.ts'
import { ConsentFields, MannerFields } from './behavior-fields.tsx'
import { TimeZoneField } from './time-zone-field.tsx'

const text = agentText.behavior

const toDraft = (record: AgentRecord) => ({
  agent_name: record.agent_name,
  time_zone: record.time_zone ?? '',
  tone: record.tone,
  languages: record.languages.join(', '),
  goals: record.goals ?? '',
  ask_consent: record.ask_consent,
  consent_text: record.consent_text ?? '',
  privacy_url: record.privacy_url ?? '',
  retention_days: String(record.retention_days),
})
type BehaviorDraft = ReturnType<typeof toDraft>

/** Returns the name of a typed time zone, such as `America/New_York` for `America/New York`. */
const toZone = (typed: string): string => typed.trim().replace(/\s+/g, '_') || SITE_TIME_ZONE

/** Sends a time zone only if the owner chose one. Otherwise it stays the same as the website's. */
const toChanges = (record: AgentRecord, draft: BehaviorDraft) => ({
  ...draft,
  agent_name: draft.agent_name.trim(),
  time_zone: toZone(draft.time_zone) === toZone(toDraft(record).time_zone) ? undefined : toZone(draft.time_zone),
  languages: draft.languages
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean),
  goals: draft.goals.trim() || NONE,
  consent_text: draft.consent_text.trim() || NONE,
  privacy_url: draft.privacy_url.trim() || NONE,
  retention_days: Number(draft.retention_days),
})

const isChanged = (record: AgentRecord, draft: BehaviorDraft): boolean =>
  JSON.stringify(toChanges(record, draft)) !== JSON.stringify(toChanges(record, toDraft(record)))

interface BehaviorFormProps {
  record: AgentRecord
  /** Whether a model writes the agent's answers. */
  hasModel: boolean
}

/** Edits the agent's name, time zone, and how it treats contact details. */
export function BehaviorForm({ record, hasModel }: BehaviorFormProps) {
  const update = useChangeAgent(record.agent_id)
  const { values, field, change, submit } = useCheckedForm({
    initial: toDraft(record),
    schema: updateAgentRequest,
    toRequest: (draft) => toChanges(record, draft),
  })
  const onSuccess = () => showToast({ title: text.saved })
  return (
    <Card title={text.title}>
      <UnsavedGuard when={isChanged(record, values)} />
      <form className="form" onSubmit={(event) => submit(event, (request) => update.mutate(request, { onSuccess }))}>
        <Field label={text.name} hint={text.nameHint} {...field('agent_name')} required />
        <TimeZoneField own={record.time_zone} {...field('time_zone')} />
        <ConsentFields field={field} asks={values.ask_consent} onAsk={(asks) => change({ ask_consent: asks })} />
        <Field
          label={text.retention}
          hint={text.retentionHint}
          type="number"
          min={1}
          max={3650}
          {...field('retention_days')}
          required
        />
        <MannerFields field={field} hasModel={hasModel} />
        <FormFooter sending={update}>{text.save}</FormFooter>
      </form>
    </Card>
  )
}
