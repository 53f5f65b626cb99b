import { CHANNELS } from '#src/contract/api/agents-contract.ts'
import type { AgentView } from '#src/contract/app/app-contract.ts'
import { updateAgentRequest } from '#src/contract/api/own-agents-contract.ts'
import { Card } from '../../ui/card.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import { FormFooter } from '../form-footer.tsx'
import { useChangeAgent } from './agent-queries.ts'
import { agentText } from './agent-text.ts'

const text = agentText.channels

/** Chooses the agent's channels. One always stays selected. */
export function DeployCard({ agent }: { agent: AgentView }) {
  const update = useChangeAgent(agent.id)
  const { values, change, submit, isChanged } = useCheckedForm({
    initial: {
      webchat: agent.channels.webchat !== undefined,
      whatsapp: agent.channels.whatsapp !== undefined,
      mcp: agent.channels.mcp.allowed,
    },
    schema: updateAgentRequest,
    toRequest: ({ mcp, ...ticked }) => ({
      deploy_channels: CHANNELS.filter((channel) => ticked[channel]),
      visitor_mcp: mcp,
    }),
  })
  const isOnlyOne = values.webchat !== values.whatsapp
  const onSuccess = () => showToast({ title: text.saved })
  return (
    <Card title={text.title}>
      <UnsavedGuard when={isChanged} />
      <form className="form" onSubmit={(event) => submit(event, (request) => update.mutate(request, { onSuccess }))}>
        {CHANNELS.map((channel) => (
          <CheckField
            key={channel}
            label={text.names[channel]}
            hint={isOnlyOne && values[channel] ? text.onlyOne : text.hints[channel]}
            checked={values[channel]}
            disabled={isOnlyOne && values[channel]}
            onChange={({ target }) => change({ [channel]: target.checked })}
          />
        ))}
        {values.webchat && (
          <CheckField
            label={text.mcp}
            hint={text.mcpHint}
            checked={values.mcp}
            onChange={({ target }) => change({ mcp: target.checked })}
          />
        )}
        <FormFooter sending={update}>{text.save}</FormFooter>
      </form>
    </Card>
  )
}
