import { useEffect, useRef } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'
import { useAgentSearch } from '../use-selected-agent.ts'
import { SETTINGS_PAGES } from './settings-pages.ts'
import { settingsText as text } from './settings-text.ts'

/** The settings' menu above the page that is chosen from it. */
export function SettingsLayout() {
  const search = useAgentSearch()
  const menu = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // On a phone the menu is wider than the screen.
  useEffect(() => {
    menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return (
    <div className="sectioned">
      <nav ref={menu} className="section-nav" aria-label={text.label}>
        {SETTINGS_PAGES.map(({ path, label }) => (
          <NavLink key={path} to={{ pathname: `/settings/${path}`, search }}>
            {label}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </div>
  )
}
