import { useMemo } from 'react'
import type { AgentRecord } from '#src/contract/api/own-agents-contract.ts'
import { NONE, SITE_TIME_ZONE, updateAgentRequest } from '#src/contract/api/own-agents-contract.ts'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import { FormFooter } from '../form-footer.tsx'
import { useChangeAgent } from './agent-queries.ts'
import { agentText } from './agent-text.ts'
import { ConsentFields, MannerFields } from './behaviour-fields.tsx'

const text = agentText.behaviour
const toOption = (zone: string) => ({ value: zone, label: zone.replaceAll('_', ' ') })

/** Lists the time zones to choose from. Browsers list one spelling of each, so the agent's own spelling is added. */
function listZones(own: string | undefined) {
  const known = Intl.supportedValuesOf('timeZone')
  const isMissing = own !== undefined && !known.includes(own)
  return [
    { value: SITE_TIME_ZONE, label: text.zoneOfSite },
    ...(isMissing ? [own] : []).map(toOption),
    ...known.map(toOption),
  ]
}

const toDraft = (record: AgentRecord) => ({
  agent_name: record.agent_name,
  time_zone: record.time_zone ?? SITE_TIME_ZONE,
  tone: record.tone,
  languages: record.languages.join(', '),
  goals: record.goals ?? '',
  ask_consent: record.ask_consent,
  consent_text: record.consent_text ?? '',
  privacy_url: record.privacy_url ?? '',
  retention_days: String(record.retention_days),
})
type BehaviourDraft = ReturnType<typeof toDraft>

/** Sends a time zone only if the owner chose one. Otherwise it stays the same as the website's. */
const toChanges = (record: AgentRecord, draft: BehaviourDraft) => ({
  ...draft,
  agent_name: draft.agent_name.trim(),
  time_zone: draft.time_zone === toDraft(record).time_zone ? undefined : draft.time_zone,
  languages: draft.languages
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean),
  goals: draft.goals.trim() || NONE,
  consent_text: draft.consent_text.trim() || NONE,
  privacy_url: draft.privacy_url.trim() || NONE,
  retention_days: Number(draft.retention_days),
})

const isChanged = (record: AgentRecord, draft: BehaviourDraft): boolean =>
  JSON.stringify(toChanges(record, draft)) !== JSON.stringify(toChanges(record, toDraft(record)))

/** Edits the agent's name, time zone, and how it treats contact details. */
export function BehaviourForm({ record }: { record: AgentRecord }) {
  const update = useChangeAgent(record.agent_id)
  const { values, field, change, submit } = useCheckedForm({
    initial: toDraft(record),
    schema: updateAgentRequest,
    toRequest: (draft) => toChanges(record, draft),
  })
  const zones = useMemo(() => listZones(record.time_zone), [record.time_zone])
  const onSuccess = () => showToast({ title: text.saved })
  return (
    <Card title={text.title}>
      <UnsavedGuard when={isChanged(record, values)} />
      <form className="form" onSubmit={(event) => submit(event, (request) => update.mutate(request, { onSuccess }))}>
        <Field label={text.name} hint={text.nameHint} {...field('agent_name')} required />
        <SelectField label={text.zone} options={zones} {...field('time_zone')} />
        <MannerFields field={field} />
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
        <FormFooter sending={update}>{text.save}</FormFooter>
      </form>
    </Card>
  )
}
