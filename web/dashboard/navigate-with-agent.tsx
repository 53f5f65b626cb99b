import { Navigate } from 'react-router'
import { useAgentSearch } from './use-selected-agent.ts'

/** Redirects to another URL and keeps the selected agent. */
export function NavigateWithAgent({ to }: { to: string }) {
  return <Navigate to={{ pathname: to, search: useAgentSearch() }} replace />
}
