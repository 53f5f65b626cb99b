import { lazy } from 'react'
import type { MeResponse } from '#src/contract/app/app-contract.ts'
import { Icon } from '../../ui/icon.tsx'
import { dashboardText as text } from '../dashboard-text.ts'
import { useSelectedAgentId } from '../use-selected-agent.ts'
import { MenuOnDemand } from './menu-on-demand.tsx'

const loadMenu = () => import('./agent-menu.tsx')
const AgentMenu = lazy(async () => ({ default: (await loadMenu()).AgentMenu }))

/** Shows the selected agent and opens the menu to change it. */
export function AgentSwitcher({ agents }: Pick<MeResponse, 'agents'>) {
  const selected = useSelectedAgentId()
  const shown = agents.find(({ id }) => id === selected)
  if (!shown) return null
  const words = (
    <>
      <span className="switcher-words">
        <span className="visually-hidden">{text.switcher}: </span>
        <span className="switcher-name" dir="auto">
          {shown.name}
        </span>
        <span className="switcher-company" dir="auto">
          {shown.archived ? text.archived : shown.company_name}
        </span>
      </span>
      <Icon name="expand" />
    </>
  )
  const menu = (
    <AgentMenu agents={agents} selected={shown.id}>
      {words}
    </AgentMenu>
  )
  return (
    <MenuOnDemand prepare={loadMenu} className="switcher" menu={menu}>
      {words}
    </MenuOnDemand>
  )
}
