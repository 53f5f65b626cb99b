import { Menu } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './styles/menu.css'

interface MenuChoiceProps {
  value: string
  /** The menu stays open after a choice. */
  staysOpen?: boolean
  children: ReactNode
}

/** A menu item of which one is selected. */
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

/** The text of a choice: a name and a note. */
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
