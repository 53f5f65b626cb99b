import { Menu } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { MeResponse } from '#src/contract/app/app-contract.ts'
import { Icon } from '../../ui/icon.tsx'
import { ChoiceWords, MenuChoice } from '../../ui/menu-choice.tsx'
import { dashboardText as text } from '../dashboard-text.ts'
import { leavePage } from '../leaving.ts'

interface AgentMenuProps extends Pick<MeResponse, 'agents'> {
  selected: string
  /** Content of the trigger. */
  children: ReactNode
}

/** Selects an agent or creates one. It opens on mount. */
export function AgentMenu({ agents, selected, children }: AgentMenuProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const choose = (agent: string) => {
    // A conversation belongs to one agent.
    const place = `${pathname.replace(/^(\/conversations)\/.*/, '$1')}?${new URLSearchParams({ agent })}`
    leavePage(() => void navigate(place))
  }
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger className="switcher">{children}</Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="menu-place" sideOffset={6} align="start">
          <Menu.Popup className="menu">
            <Menu.RadioGroup value={selected} onValueChange={choose}>
              {agents.map((agent) => (
                <MenuChoice key={agent.id} value={agent.id}>
                  <ChoiceWords name={agent.name} note={agent.archived ? text.archived : agent.company_name} />
                </MenuChoice>
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
