import { Outlet, useLocation } from 'react-router'
import { ApiError } from '../lib/http.ts'
import { sharedText } from '../lib/shared-text.ts'
import { Brand } from '../ui/brand.tsx'
import { AccountBox } from './account-box.tsx'
import { AgentSwitcher } from './agent-switcher.tsx'
import { useMe } from './dashboard-queries.ts'
import { dashboardText as text } from './dashboard-text.ts'
import { LoadFailure } from './load-failure.tsx'
import { NavigationLinks } from './navigation-links.tsx'
import { NoAgents } from './no-agents.tsx'
import { Offers } from './offers.tsx'
import { SignedOut } from './signed-out.tsx'

/** The frame of every signed-in page: where one is, which agent is shown, whose account it is. */
export function DashboardShell() {
  const me = useMe()
  const { pathname } = useLocation()

  if (me.error instanceof ApiError && me.error.status === 401) return <SignedOut />
  return (
    <div className="shell">
      <a className="skip-link" href="#content">
        {text.account.skip}
      </a>
      <header className="shell-side">
        <Brand />
        {me.data && (
          <>
            <AgentSwitcher agents={me.data.agents} />
            <NavigationLinks />
            <AccountBox account={me.data.account} />
          </>
        )}
      </header>
      <main className="shell-main" id="content" tabIndex={-1} key={pathname}>
        {me.isPending && <output>{sharedText.working}</output>}
        {me.isError && !me.data && <LoadFailure error={me.error} onRetry={me.refetch} />}
        {me.data && !me.data.account.provisional && <Offers />}
        {me.data && (me.data.agents.length > 0 ? <Outlet /> : <NoAgents />)}
      </main>
    </div>
  )
}
