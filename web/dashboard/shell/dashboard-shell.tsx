import { Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { ApiError } from '../../lib/http.ts'
import { sharedText } from '../../lib/shared-text.ts'
import { Brand } from '../../ui/brand.tsx'
import { useMe } from '../dashboard-queries.ts'
import { dashboardText as text } from '../dashboard-text.ts'
import { LoadFailure } from '../load-failure.tsx'
import { useSelectedAgentId } from '../use-selected-agent.ts'
import { AccountButton } from './account-button.tsx'
import { AgentSwitcher } from './agent-switcher.tsx'
import { CreditsNotice } from './credits-notice.tsx'
import { NavigationLinks } from './navigation-links.tsx'
import { NoAgents } from './no-agents.tsx'
import { Offers } from './offers.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { SignedOut } from './signed-out.tsx'

/** The frame of every signed-in page: where one is, which agent is shown, whose account it is. */
export function DashboardShell() {
  const me = useMe()
  const { pathname } = useLocation()
  const section = pathname.split('/')[1]
  const main = useFocusOnMove(section)
  const agentId = useSelectedAgentId()

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
            <AccountButton me={me.data} />
          </>
        )}
      </header>
      <main className="shell-main" id="content" tabIndex={-1} ref={main}>
        {me.isPending && <output>{sharedText.working}</output>}
        {me.isError && !me.data && <LoadFailure error={me.error} onRetry={me.refetch} />}
        {me.data && !me.data.account.provisional && <Offers />}
        {agentId && <CreditsNotice key={agentId} agentId={agentId} />}
        {me.data && (
          <PageBoundary key={section}>
            <Suspense fallback={<output>{text.loading}</output>}>
              {me.data.agents.length > 0 || section === 'settings' ? <Outlet /> : <NoAgents />}
            </Suspense>
          </PageBoundary>
        )}
      </main>
    </div>
  )
}

/** After the first page, another one takes the focus and begins at its top. */
function useFocusOnMove(section: string | undefined) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(section)
  useEffect(() => {
    if (shown.current === section) return
    shown.current = section
    main.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [section])
  return main
}
