import { lazy } from 'react'
import type { MeResponse } from '#src/contract/app/app-contract.ts'
import { Icon } from '../../ui/icon.tsx'
import { dashboardText } from '../dashboard-text.ts'
import { MenuOnDemand } from './menu-on-demand.tsx'

const loadMenu = () => import('./account-menu.tsx')
const AccountMenu = lazy(async () => ({ default: (await loadMenu()).AccountMenu }))

/** Shows the account and opens its menu. */
export function AccountButton({ me }: { me: MeResponse }) {
  const { account } = me
  const words = (
    <>
      <Icon name="person" />
      <span className="account-email">{account.email || dashboardText.account.label}</span>
    </>
  )
  return (
    <MenuOnDemand prepare={loadMenu} className="account-button" menu={<AccountMenu me={me}>{words}</AccountMenu>}>
      {words}
    </MenuOnDemand>
  )
}
