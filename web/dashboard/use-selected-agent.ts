import { useSearchParams } from 'react-router'
import { useMe } from './dashboard-queries.ts'

/** Returns the agent named by `?agent=`, or else the account's first. `undefined` if there is none. */
export function useSelectedAgentId(): string | undefined {
  const [params] = useSearchParams()
  const agents = useMe().data?.agents ?? []
  const named = agents.find(({ id }) => id === params.get('agent'))
  return (named ?? agents[0])?.id
}

/** Returns the query of the selected agent for links to other pages, without this page's filters. */
export function useAgentSearch(): string {
  const [params] = useSearchParams()
  const agent = params.get('agent')
  return agent === null ? '' : `?${new URLSearchParams({ agent })}`
}
