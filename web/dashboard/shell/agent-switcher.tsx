import { Menu } from '@base-ui/react/menu'
import { useNavigate } from 'react-router'
import type { MeResponse } from '#src/contract/app/app-contract.ts'
import { Icon } from '../../ui/icon.tsx'
import '../../ui/styles/menu.css'
import { dashboardText as text } from '../dashboard-text.ts'
import { useSelectedAgentId } from '../use-selected-agent.ts'

/** Says which agent is shown and chooses another, or leads to a new one. */
export function AgentSwitcher({ agents }: Pick<MeResponse, 'agents'>) {
  const selected = useSelectedAgentId()
  const navigate = useNavigate()
  const shown = agents.find(({ id }) => id === selected)
  if (!shown) return null
  return (
    <Menu.Root>
      <Menu.Trigger className="switcher">
        <span className="switcher-words">
          <span className="visually-hidden">{text.switcher}: </span>
          <span className="switcher-name" dir="auto">
            {shown.name}
          </span>
          <span className="switcher-company" dir="auto">
            {shown.company_name}
          </span>
        </span>
        <Icon name="expand" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="menu-place" sideOffset={6} align="start">
          <Menu.Popup className="menu">
            <Menu.RadioGroup value={selected} onValueChange={(agent: string) => navigate(`?${new URLSearchParams({ agent })}`)}>
              {agents.map((agent) => (
                <Menu.RadioItem key={agent.id} value={agent.id} className="menu-item" closeOnClick>
                  <span className="menu-words">
                    <span dir="auto">{agent.name}</span>
                    <span className="menu-note" dir="auto">
                      {agent.company_name}
                    </span>
                  </span>
                  <Menu.RadioItemIndicator className="menu-mark">
                    <Icon name="check" />
                  </Menu.RadioItemIndicator>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
            <Menu.Separator className="menu-line" />
            <Menu.LinkItem className="menu-item" href="/">
              <Icon name="plus" />
              {text.noAgents.create}
            </Menu.LinkItem>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
