import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { AgentRecord } from '#src/contract/api/own-agents-contract.ts'
import { updateAgentRequest } from '#src/contract/api/own-agents-contract.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { sentenceOf } from '../../lib/http.ts'
import { dashboardText } from '../dashboard-text.ts'
import { LoadFailure } from '../load-failure.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import { useShownAgent } from './agent-layout.tsx'
import { useAgentRecord, useArchiveAgent, useChangeAgent } from './agent-queries.ts'
import { agentText } from './agent-text.ts'
import { BesideChat } from './beside-chat.tsx'

const text = agentText.behaviour

/** What the agent is called, how it treats what visitors tell it, and its end. */
export function BehaviourPage() {
  const { id } = useShownAgent()
  const { data: record, error, refetch } = useAgentRecord(id)
  if (!record) return error ? <LoadFailure error={error} onRetry={refetch} /> : <output>{dashboardText.loading}</output>
  return (
    <BesideChat agentId={id}>
      <BehaviourForm record={record} />
      <ArchiveCard record={record} />
    </BesideChat>
  )
}

function BehaviourForm({ record }: { record: AgentRecord }) {
  const update = useChangeAgent(record.agent_id)
  const form = useCheckedForm({
    initial: { agent_name: record.agent_name, ask_consent: record.ask_consent, retention_days: String(record.retention_days) },
    schema: updateAgentRequest,
    toRequest: (values) => ({ ...values, agent_name: values.agent_name.trim(), retention_days: Number(values.retention_days) }),
  })
  return (
    <Card title={text.title}>
      <form
        className="form"
        onSubmit={(event) => form.submit(event, (request) => update.mutate(request, { onSuccess: () => showToast({ title: text.saved }) }))}
      >
        <Field
          label={text.name}
          hint={text.nameHint}
          error={form.problems['agent_name']}
          value={form.values.agent_name}
          onChange={({ target }) => form.change({ agent_name: target.value })}
          required
        />
        <CheckField
          label={text.consent}
          hint={text.consentHint}
          checked={form.values.ask_consent}
          onChange={({ target }) => form.change({ ask_consent: target.checked })}
        />
        <Field
          label={text.retention}
          hint={text.retentionHint}
          error={form.problems['retention_days']}
          type="number"
          min={1}
          max={3650}
          value={form.values.retention_days}
          onChange={({ target }) => form.change({ retention_days: target.value })}
          required
        />
        {update.error && <Notice tone="danger" title={sentenceOf(update.error)} urgent />}
        <Button variant="primary" type="submit" busy={update.isPending}>
          {text.save}
        </Button>
      </form>
    </Card>
  )
}

function ArchiveCard({ record }: { record: AgentRecord }) {
  const [asking, setAsking] = useState(false)
  const archive = useArchiveAgent()
  const navigate = useNavigate()
  const confirm = () =>
    archive.mutate(record.agent_id, {
      onSuccess: () => {
        showToast({ title: text.archive.done(record.agent_name) })
        void navigate('/ai-agent', { replace: true })
      },
    })
  return (
    <Card title={text.archive.title}>
      <p>{text.archive.lead}</p>
      <Button onClick={() => setAsking(true)}>{text.archive.button}</Button>
      <ConfirmDialog
        open={asking}
        title={text.archive.confirm(record.agent_name)}
        lead={text.archive.warning}
        confirm={text.archive.button}
        cancel={text.archive.cancel}
        busy={archive.isPending}
        error={archive.error}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </Card>
  )
}
