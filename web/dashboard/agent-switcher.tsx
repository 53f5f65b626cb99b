import { useId } from 'react'
import { useSearchParams } from 'react-router'
import type { MeResponse } from '#src/contract/app/app-contract.ts'
import { dashboardText as text } from './dashboard-text.ts'
import { useSelectedAgentId } from './use-selected-agent.ts'

/** Chooses among several agents; nothing when there is only one. */
export function AgentSwitcher({ agents }: Pick<MeResponse, 'agents'>) {
  const id = useId()
  const selected = useSelectedAgentId()
  const [, setParams] = useSearchParams()
  if (agents.length < 2) return null
  return (
    <div className="switcher">
      <label className="visually-hidden" htmlFor={id}>
        {text.switcher}
      </label>
      <select id={id} value={selected} onChange={(event) => setParams({ agent: event.target.value })}>
        {agents.map((agent) => (
          <option key={agent.id} value={agent.id}>
            {agent.name}
          </option>
        ))}
      </select>
    </div>
  )
}
