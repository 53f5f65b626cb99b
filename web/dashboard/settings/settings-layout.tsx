import { Outlet } from 'react-router'
import { SectionNav } from '../section-nav.tsx'
import { SETTINGS_PAGES } from './settings-pages.ts'
import { settingsText as text } from './settings-text.ts'

const PAGES = SETTINGS_PAGES.map(({ path, label }) => ({ to: `/settings/${path}`, label }))

/** Draws the settings menu above the selected page. */
export function SettingsLayout() {
  return (
    <div className="sectioned">
      <SectionNav label={text.label} pages={PAGES} />
      <Outlet />
    </div>
  )
}
