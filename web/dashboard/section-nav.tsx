import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useAgentSearch } from './use-selected-agent.ts'

interface SectionNavProps {
  label: string
  pages: readonly { to: string; label: string }[]
}

/** The menu above the pages of a section. */
export function SectionNav({ label, pages }: SectionNavProps) {
  const search = useAgentSearch()
  const menu = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // On a phone the menu is wider than the screen.
  useEffect(() => {
    menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return (
    <nav ref={menu} className="section-nav" aria-label={label}>
      {pages.map((page) => (
        <NavLink key={page.to} to={{ pathname: page.to, search }} end>
          {page.label}
        </NavLink>
      ))}
    </nav>
  )
}
