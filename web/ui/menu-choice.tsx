import { Menu } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './styles/menu.css'

interface MenuChoiceProps {
  value: string
  /** Stays open for another choice. */
  staysOpen?: boolean
  children: ReactNode
}

/** One of several things in a menu, of which one is chosen. */
export function MenuChoice({ value, staysOpen = false, children }: MenuChoiceProps) {
  return (
    <Menu.RadioItem value={value} className="menu-item" closeOnClick={!staysOpen}>
      {children}
      <Menu.RadioItemIndicator className="menu-mark">
        <Icon name="check" />
      </Menu.RadioItemIndicator>
    </Menu.RadioItem>
  )
}

/** What stands on a choice: a name, and a word on it. */
export function ChoiceWords({ name, note }: { name: string; note: string | undefined }) {
  return (
    <span className="menu-words">
      <span dir="auto">{name}</span>
      {note && (
        <span className="menu-note" dir="auto">
          {note}
        </span>
      )}
    </span>
  )
}
