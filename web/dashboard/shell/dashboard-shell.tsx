import { Suspense, useEffect, useRef, useState } from 'react'
import type { MouseEvent } from 'react'
import { Outlet, useLocation } from 'react-router'
import { ApiError } from '../../lib/http.ts'
import { sharedText } from '../../lib/shared-text.ts'
import { Brand } from '../../ui/brand.tsx'
import { useAgent, useMe } from '../dashboard-queries.ts'
import { Icon } from '../../ui/icon.tsx'
import { dashboardText as text } from '../dashboard-text.ts'
import { LoadFailure } from '../load-failure.tsx'
import { useAgentSearch, useSelectedAgentId } from '../use-selected-agent.ts'
import { AccountButton } from './account-button.tsx'
import { AgentSwitcher } from './agent-switcher.tsx'
import { ConfirmHost } from './confirm-host.tsx'
import { CreditsNotice } from './credits-notice.tsx'
import { WaitingAnnouncer } from '../news/waiting-announcer.tsx'
import { EmbedButton } from './embed-button.tsx'
import { NavigationLinks } from './navigation-links.tsx'
import { NoAgents } from './no-agents.tsx'
import { Offers } from './offers.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { SessionEnded } from './session-ended.tsx'
import { SignedOut } from './signed-out.tsx'
import { useFocusFallback } from './use-focus-fallback.ts'

/** The frame of every signed-in page: navigation, selected agent and account. */
export function DashboardShell() {
  const me = useMe()
  const { pathname } = useLocation()
  const section = pathname.split('/')[1]
  const main = useFocusOnMove(section)
  useFocusFallback(main)
  const agentId = useSelectedAgentId()
  const signInAddress = useSignInAddress()
  const [writtenOn, setWrittenOn] = useState<string>()
  useFreshStart(me.data?.workspace.id)
  // Done by script, because a link to an anchor would add a history entry that the router does not count.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    main.current?.focus()
  }

  const isSignedOut = me.error instanceof ApiError && me.error.status === 401
  if (isSignedOut && (!me.data || writtenOn !== pathname)) return <SignedOut signInAddress={signInAddress} />
  return (
    <div className="shell" onInputCapture={() => setWrittenOn(pathname)}>
      {isSignedOut && (
        <SessionEnded signInAddress={signInAddress} busy={me.isFetching} onReturn={() => void me.refetch()} />
      )}
      <ConfirmHost />
      <a className="skip-link" href="#content" onClick={skip}>
        {text.account.skip}
      </a>
      <header className="shell-side">
        <Brand />
        {me.data && (
          <>
            <AgentSwitcher agents={me.data.agents} />
            <NavigationLinks agentId={agentId} />
            {agentId && <ShellEmbed agentId={agentId} />}
            <AccountButton me={me.data} />
          </>
        )}
      </header>
      <main className="shell-main" id="content" tabIndex={-1} ref={main}>
        {me.isPending && <output>{sharedText.working}</output>}
        {me.isError && !me.data && <LoadFailure error={me.error} onRetry={me.refetch} />}
        {me.data && !me.data.account.provisional && <Offers />}
        {me.data && <WaitingAnnouncer />}
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

/** Puts the embed code one click away on every page. */
function ShellEmbed({ agentId }: { agentId: string }) {
  const { data: agent } = useAgent(agentId)
  return (
    agent && (
      <EmbedButton agent={agent} className="shell-embed">
        <Icon name="code" />
        <span className="shell-embed-words">{text.nav.embed}</span>
      </EmbedButton>
    )
  )
}

/** Returns the sign-in URL that leads back to the current page and agent. */
const useSignInAddress = () => `/login?${new URLSearchParams({ next: location.pathname + useAgentSearch() })}`

/** Loads the dashboard again when the session shows another workspace, which another tab can cause. */
function useFreshStart(workspaceId: string | undefined): void {
  const shown = useRef(workspaceId)
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== workspaceId) location.assign('/dashboard/home')
    shown.current = workspaceId
  }, [workspaceId])
}

/** On navigation, focuses the new page and scrolls to its top. */
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
