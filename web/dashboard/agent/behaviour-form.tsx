import { useMemo } from 'react'
import type { AgentRecord } from '#src/contract/api/own-agents-contract.ts'
import { NONE, SITE_TIME_ZONE, updateAgentRequest } from '#src/contract/api/own-agents-contract.ts'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import { FormEnd } from '../form-end.tsx'
import { useChangeAgent } from './agent-queries.ts'
import { agentText } from './agent-text.ts'
import type { BehaviourDraft } from './behaviour-fields.tsx'
import { ConsentFields, MannerFields } from './behaviour-fields.tsx'

const text = agentText.behaviour
const toOption = (zone: string) => ({ value: zone, label: zone.replaceAll('_', ' ') })

/** The time zones that can be chosen. Browsers list one spelling of each, which the agent's own need not be. */
function listZones(own: string | undefined) {
  const known = Intl.supportedValuesOf('timeZone')
  const isMissing = own !== undefined && !known.includes(own)
  return [{ value: SITE_TIME_ZONE, label: text.zoneOfSite }, ...(isMissing ? [own] : []).map(toOption), ...known.map(toOption)]
}

const toDraft = (record: AgentRecord): BehaviourDraft => ({
  name: record.agent_name,
  zone: record.time_zone ?? SITE_TIME_ZONE,
  tone: record.tone,
  languages: record.languages.join(', '),
  goals: record.goals ?? '',
  consent: record.ask_consent,
  consentText: record.consent_text ?? '',
  privacyUrl: record.privacy_url ?? '',
  retention: String(record.retention_days),
})

/** What the site tells stays told by the site: a time zone is sent only when it was chosen. */
const toChanges = (
  record: AgentRecord,
  { name, zone, tone, languages, goals, consent, consentText, privacyUrl, retention }: BehaviourDraft,
) => ({
  agent_name: name.trim(),
  time_zone: zone === toDraft(record).zone ? undefined : zone,
  tone,
  languages: languages
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean),
  goals: goals.trim() || NONE,
  ask_consent: consent,
  consent_text: consentText.trim() || NONE,
  privacy_url: privacyUrl.trim() || NONE,
  retention_days: Number(retention),
})

const isChanged = (record: AgentRecord, draft: BehaviourDraft): boolean =>
  JSON.stringify(toChanges(record, draft)) !== JSON.stringify(toChanges(record, toDraft(record)))

/** The agent's name and clock, and how it treats what visitors tell it. */
export function BehaviourForm({ record }: { record: AgentRecord }) {
  const update = useChangeAgent(record.agent_id)
  const { values, problems, change, submit } = useCheckedForm({
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
        <Field
          label={text.name}
          hint={text.nameHint}
          error={problems['agent_name']}
          value={values.name}
          onChange={({ target }) => change({ name: target.value })}
          required
        />
        <SelectField label={text.zone} options={zones} value={values.zone} onChange={({ target }) => change({ zone: target.value })} />
        <MannerFields values={values} problems={problems} onChange={change} />
        <ConsentFields values={values} problems={problems} onChange={change} />
        <Field
          label={text.retention}
          hint={text.retentionHint}
          error={problems['retention_days']}
          type="number"
          min={1}
          max={3650}
          value={values.retention}
          onChange={({ target }) => change({ retention: target.value })}
          required
        />
        <FormEnd sending={update}>{text.save}</FormEnd>
      </form>
    </Card>
  )
}
