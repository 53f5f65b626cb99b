import { NavLink, useLocation } from 'react-router'
import { dashboardText } from './dashboard-text.ts'

const text = dashboardText.nav

/** The dashboard's pages; the chosen agent stays chosen from one to the next. */
export function NavigationLinks() {
  const { search } = useLocation()
  return (
    <nav className="shell-nav" aria-label={text.label}>
      <NavLink to={{ pathname: '/ai-agent', search }}>{text.agent}</NavLink>
      <NavLink to={{ pathname: '/settings/api', search }}>{text.keys}</NavLink>
    </nav>
  )
}
