import type { AgentStatusResponse } from '../../src/contract/api/agents-contract.ts'
import { callInstance } from '../instance/call-instance.ts'
import { checkVersion } from '../instance/check-version.ts'
import { type Lock, hashMembers, hashOf } from '../lock-file.ts'
import { type Outcome, type Run, getLock, instanceOf, readContent } from './command-run.ts'

/** Shows the agent, and whether the repository's content differs from what it knows. */
export async function statusCommand(run: Run): Promise<Outcome> {
  const lock = getLock(run)
  const instance = instanceOf(run, lock)
  run.screen.begin(`Foyer at ${instance.url}`)
  const hint = checkVersion(instance)
  const status = await showAgent(run, lock)
  const older = await hint
  if (older) run.screen.warn(older)
  const changed = status.changed.length > 0
  run.screen.end(changed ? 'To send the changes: node foyer.mjs push' : 'The agent has the current content.')
  return { ...status, hint: older, next: changed ? ['node foyer.mjs push'] : [] }
}

/** Returns the state of the agent, and the members of the content that changed since the last time they were sent. */
export async function showAgent(run: Run, lock: Lock): Promise<{ agent: AgentStatusResponse; changed: string[] }> {
  const instance = instanceOf(run, lock)
  const { body } = await run.screen.work('Asking the instance', () =>
    callInstance(instance, `/api/v1/public/agents/${lock.agent_id}/status`, { isRepeatable: true }),
  )
  const agent = body as unknown as AgentStatusResponse
  const { gathered } = await readContent(run, lock)
  const changed = changedMembers(lock, gathered.context)
  const state = agent.is_active ? 'answers visitors' : 'is archived'
  run.screen.step(`${agent.agent_name} ${state}: ${agent.knowledge_base_count} knowledge items`)
  if (changed.length > 0) run.screen.warn(`Changed since the last push: ${changed.join(', ')}`)
  return { agent, changed }
}

export function changedMembers(lock: Lock, context: object): string[] {
  if (hashOf(context) === lock.content_hash) return []
  const now = hashMembers(context)
  return [...new Set([...Object.keys(lock.members), ...Object.keys(now)])].filter(
    (name) => now[name] !== lock.members[name],
  )
}
