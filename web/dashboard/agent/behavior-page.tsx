import { useNavigate } from 'react-router'
import type { AgentRecord } from '#src/contract/api/own-agents-contract.ts'
import { errorMessage } from '../../lib/http.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmedButton } from '../../ui/confirmed-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { LoadState } from '../load-state.tsx'
import { useShownAgent } from './agent-layout.tsx'
import { useAgentRecord, useArchiveAgent, useExport } from './agent-queries.ts'
import { agentText } from './agent-text.ts'
import { BehaviorForm } from './behavior-form.tsx'
import { BesideChat } from './beside-chat.tsx'

const text = agentText.behavior

/** Edits the agent's name and behavior, exports its data, and archives it. */
export function BehaviorPage() {
  const agent = useShownAgent()
  const { id } = agent
  const { data: record, error, refetch } = useAgentRecord(id)
  if (!record) return <LoadState error={error} onRetry={refetch} />
  return (
    <BesideChat agent={agent}>
      <BehaviorForm record={record} hasModel={agent.has_model} />
      <ExportCard agentId={id} />
      {record.state !== 'archived' && <ArchiveCard record={record} />}
    </BesideChat>
  )
}

function ExportCard({ agentId }: { agentId: string }) {
  const start = useExport(agentId)
  return (
    <Card title={text.export.title}>
      <p>{text.export.lead}</p>
      {start.error && <Notice tone="danger" title={errorMessage(start.error)} urgent />}
      <Button busy={start.isPending} onClick={() => start.mutate()}>
        <Icon name="download" />
        {text.export.button}
      </Button>
    </Card>
  )
}

function ArchiveCard({ record }: { record: AgentRecord }) {
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
      <ConfirmedButton
        label={text.archive.button}
        title={text.archive.confirm(record.agent_name)}
        lead={text.archive.warning}
        confirm={text.archive.button}
        cancel={text.archive.cancel}
        busy={archive.isPending}
        error={archive.error}
        onConfirm={confirm}
      />
    </Card>
  )
}
