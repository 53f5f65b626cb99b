import { NavLink } from 'react-router'
import type { IconName } from '../../ui/icon.tsx'
import { Icon } from '../../ui/icon.tsx'
import { dashboardText } from '../dashboard-text.ts'
import { useAgentSearch } from '../use-selected-agent.ts'

const text = dashboardText.nav

const LINKS: { to: string; label: string; icon: IconName }[] = [
  { to: '/ai-agent', label: text.agent, icon: 'agent' },
  { to: '/conversations', label: text.conversations, icon: 'conversations' },
  { to: '/leads', label: text.leads, icon: 'leads' },
  { to: '/insights', label: text.insights, icon: 'chart' },
  { to: '/settings', label: text.settings, icon: 'settings' },
]

/** Links to the dashboard's pages: a sidebar, or a bar at the bottom on phones. They keep the selected agent. */
export function NavigationLinks() {
  const search = useAgentSearch()
  return (
    <nav className="shell-nav" aria-label={text.label}>
      {LINKS.map(({ to, label, icon }) => (
        <NavLink key={to} to={{ pathname: to, search }}>
          <Icon name={icon} />
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
