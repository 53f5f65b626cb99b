import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter, Route, Routes } from 'react-router'
import { ToastArea } from '../ui/toasts.tsx'
import { lazyPage } from './lazy-page.ts'
import { createQueryClient } from './query-client.ts'
import { SETTINGS_PAGES } from './settings/settings-pages.ts'
import { DashboardShell } from './shell/dashboard-shell.tsx'
import { NotFound } from './shell/not-found.tsx'
import { NavigateWithAgent } from './navigate-with-agent.tsx'

const queryClient = createQueryClient()

const HomePage = lazyPage(() => import('./home/home-page.tsx'), 'HomePage')
const AgentLayout = lazyPage(() => import('./agent/agent-layout.tsx'), 'AgentLayout')
const KnowledgePage = lazyPage(() => import('./agent/knowledge-page.tsx'), 'KnowledgePage')
const BehaviorPage = lazyPage(() => import('./agent/behavior-page.tsx'), 'BehaviorPage')
const AppearancePage = lazyPage(() => import('./agent/appearance-page.tsx'), 'AppearancePage')
const ChannelsPage = lazyPage(() => import('./agent/channels-page.tsx'), 'ChannelsPage')
const ConversationsPage = lazyPage(() => import('./conversations/conversations-page.tsx'), 'ConversationsPage')
const LeadsPage = lazyPage(() => import('./leads/leads-page.tsx'), 'LeadsPage')
const InsightsPage = lazyPage(() => import('./insights/insights-page.tsx'), 'InsightsPage')
const SettingsLayout = lazyPage(() => import('./settings/settings-layout.tsx'), 'SettingsLayout')

/** The routes of the dashboard. Each page is loaded on its first visit. */
export function DashboardApp() {
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <ToastArea>
          <BrowserRouter basename="/dashboard">
            <Routes>
              <Route element={<DashboardShell />}>
                <Route index element={<NavigateWithAgent to="/home" />} />
                <Route path="home" element={<HomePage />} />
                <Route path="ai-agent" element={<AgentLayout />}>
                  <Route index element={<KnowledgePage />} />
                  <Route path="behavior" element={<BehaviorPage />} />
                  <Route path="appearance" element={<AppearancePage />} />
                  <Route path="channels" element={<ChannelsPage />} />
                </Route>
                <Route path="conversations/:id?" element={<ConversationsPage />} />
                <Route path="leads" element={<LeadsPage />} />
                <Route path="insights" element={<InsightsPage />} />
                <Route path="settings" element={<NavigateWithAgent to={`/settings/${SETTINGS_PAGES[0].path}`} />} />
                <Route path="settings" element={<SettingsLayout />}>
                  {SETTINGS_PAGES.map(({ path, Page }) => (
                    <Route key={path} path={path} element={<Page />} />
                  ))}
                </Route>
                <Route path="*" element={<NotFound />} />
              </Route>
            </Routes>
          </BrowserRouter>
        </ToastArea>
      </QueryClientProvider>
    </CSPProvider>
  )
}
