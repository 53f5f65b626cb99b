import { useSearchParams } from 'react-router'
import { useMe } from './dashboard-queries.ts'

/** The agent that the address names by `?agent=`, else the account's first. `undefined` while there is none. */
export function useSelectedAgentId(): string | undefined {
  const [params] = useSearchParams()
  const agents = useMe().data?.agents ?? []
  const named = agents.find(({ id }) => id === params.get('agent'))
  return (named ?? agents[0])?.id
}

/** The part of the address that names the chosen agent, for links to other pages; filters of this page stay behind. */
export function useAgentSearch(): string {
  const [params] = useSearchParams()
  const agent = params.get('agent')
  return agent === null ? '' : `?${new URLSearchParams({ agent })}`
}
