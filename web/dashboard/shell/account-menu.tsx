import { Menu } from '@base-ui/react/menu'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { MeResponse } from '#src/contract/app/app-contract.ts'
import { useShowWorkspace } from '../settings/account-queries.ts'
import { ChoiceWords, MenuChoice } from '../../ui/menu-choice.tsx'
import { showFailure } from '../../ui/toasts.tsx'
import { useSignOut } from '../dashboard-queries.ts'
import { dashboardText } from '../dashboard-text.ts'
import { THEMES, chooseTheme, readTheme } from '../theme.ts'
import type { Theme } from '../theme.ts'

const text = dashboardText.account

interface AccountMenuProps {
  me: MeResponse
  /** Content of the trigger. */
  children: ReactNode
}

/** Shows the account, workspace, theme and sign-out. It opens on mount. */
export function AccountMenu({ me, children }: AccountMenuProps) {
  const { account } = me
  const leave = useSignOut()
  const signOut = () => leave.mutate(undefined, { onError: showFailure })
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger className="account-button">{children}</Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="menu-place" sideOffset={6} align="end">
          <Menu.Popup className="menu">
            <p className="menu-lead">
              {account.email && <strong>{account.email}</strong>}
              {account.provisional && <span>{text.provisional}</span>}
            </p>
            {account.provisional && (
              <Menu.LinkItem className="menu-item" href="/login">
                {text.prove}
              </Menu.LinkItem>
            )}
            {me.workspaces.length > 1 && <WorkspaceChoice me={me} />}
            <ThemeChoice />
            <Menu.Separator className="menu-line" />
            <Menu.Item className="menu-item" onClick={signOut}>
              {text.signOut}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

/** Returns the person's workspace that the session shows. */
function WorkspaceChoice({ me: { workspace, workspaces } }: { me: MeResponse }) {
  const show = useShowWorkspace()
  return (
    <>
      <Menu.RadioGroup value={workspace.id} onValueChange={(id: string) => show.mutate(id, { onError: showFailure })}>
        {workspaces.map(({ id, name, own }) => (
          <MenuChoice key={id} value={id}>
            <ChoiceWords name={name || text.nameless} note={own ? text.own : undefined} />
          </MenuChoice>
        ))}
      </Menu.RadioGroup>
      <Menu.Separator className="menu-line" />
    </>
  )
}

function ThemeChoice() {
  const [theme, setTheme] = useState(readTheme)
  const choose = (next: Theme) => {
    chooseTheme(next)
    setTheme(next)
  }
  return (
    <Menu.RadioGroup value={theme} onValueChange={choose}>
      {THEMES.map((name) => (
        <MenuChoice key={name} value={name} staysOpen>
          {text.themes[name]}
        </MenuChoice>
      ))}
    </Menu.RadioGroup>
  )
}
