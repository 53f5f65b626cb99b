import { QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router'
import { AgentPage } from './agent/agent-page.tsx'
import { createQueryClient } from './query-client.ts'
import { DashboardShell } from './dashboard-shell.tsx'
import { KeysPage } from './keys/keys-page.tsx'
import { NotFound } from './not-found.tsx'

const queryClient = createQueryClient()

export function DashboardApp() {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter basename="/dashboard">
        <Routes>
          <Route element={<DashboardShell />}>
            <Route index element={<Navigate to="/ai-agent" replace />} />
            <Route path="ai-agent" element={<AgentPage />} />
            <Route path="settings/api" element={<KeysPage />} />
            <Route path="*" element={<NotFound />} />
          </Route>
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>
  )
}
