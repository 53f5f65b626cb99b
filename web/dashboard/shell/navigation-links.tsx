import { NavLink } from 'react-router'
import type { IconName } from '../../ui/icon.tsx'
import { Icon } from '../../ui/icon.tsx'
import { dashboardText } from '../dashboard-text.ts'
import { useNews, useWaiting } from '../news/news-queries.ts'
import { useAgentSearch } from '../use-selected-agent.ts'

const text = dashboardText.nav

const LINKS: { to: string; label: string; icon: IconName }[] = [
  { to: '/home', label: text.home, icon: 'home' },
  { to: '/ai-agent', label: text.agent, icon: 'agent' },
  { to: '/conversations', label: text.conversations, icon: 'conversations' },
  { to: '/leads', label: text.leads, icon: 'leads' },
  { to: '/insights', label: text.insights, icon: 'chart' },
  { to: '/settings', label: text.settings, icon: 'settings' },
]

/**
 * Links to the dashboard's pages: a sidebar, or a bar at the bottom on phones. They keep the selected agent. Badges
 * count visitors who wait, and what is new.
 */
export function NavigationLinks({ agentId }: { agentId: string | undefined }) {
  const search = useAgentSearch()
  return (
    <nav className="shell-nav" aria-label={text.label}>
      {LINKS.map(({ to, label, icon }) => (
        <NavLink key={to} to={{ pathname: to, search }}>
          <Icon name={icon} />
          {label}
          {to === '/conversations' && agentId && <ConversationsBadge agentId={agentId} />}
          {to === '/leads' && agentId && <LeadsBadge agentId={agentId} />}
        </NavLink>
      ))}
    </nav>
  )
}

function ConversationsBadge({ agentId }: { agentId: string }) {
  const waiting = useWaiting()?.length ?? 0
  const { conversations } = useNews(agentId)
  if (waiting > 0) return <Badge count={waiting} label={dashboardText.news.waitingFor(waiting)} isUrgent />
  return <Badge count={conversations} label={dashboardText.news.new(conversations)} />
}

function LeadsBadge({ agentId }: { agentId: string }) {
  const { leads } = useNews(agentId)
  return <Badge count={leads} label={dashboardText.news.new(leads)} />
}

const MOST_SHOWN = 9

function Badge({ count, label, isUrgent = false }: { count: number; label: string; isUrgent?: boolean }) {
  if (count === 0) return null
  return (
    <span className={isUrgent ? 'shell-badge shell-badge-urgent' : 'shell-badge'}>
      <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
