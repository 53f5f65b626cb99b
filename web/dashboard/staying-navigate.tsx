import { Navigate } from 'react-router'
import { useAgentSearch } from './use-selected-agent.ts'

/** Leads on to another address; the chosen agent stays chosen. */
export function StayingNavigate({ to }: { to: string }) {
  return <Navigate to={{ pathname: to, search: useAgentSearch() }} replace />
}
