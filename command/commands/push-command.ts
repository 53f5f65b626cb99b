import type { ReplaceCodebaseResponse } from '../../src/contract/api/codebase-contract.ts'
import { CommandFailure, EXIT } from '../command-failure.ts'
import { type Instance, request, succeeded } from '../instance/call-instance.ts'
import { checkVersion } from '../instance/check-version.ts'
import { type Lock, hashMembers, hashOf, writeLock } from '../lock-file.ts'
import { planJson } from '../terminal/describe-plan.ts'
import {
  type Outcome,
  type Read,
  type Run,
  getLock,
  instanceOf,
  readContent,
  refuseSecrets,
  rootOf,
} from './command-run.ts'
import { changedMembers } from './status-command.ts'

/** Sends the members of the content that changed since the last time. Sends nothing if none did. */
export async function pushCommand(run: Run): Promise<Outcome> {
  const { screen } = run
  const lock = getLock(run)
  const instance = instanceOf(run, lock)
  screen.begin(`Foyer at ${instance.url}`)
  const read = await readContent(run, lock)
  const changed = changedMembers(lock, read.gathered.context)
  if (changed.length === 0) {
    screen.end('Nothing changed, so nothing was sent.')
    return { pushed: false, changed: [] }
  }
  refuseSecrets(read)
  screen.step(`Changed: ${changed.join(', ')}`)
  if (instance.apiKey === undefined)
    throw new CommandFailure(EXIT.usage, 'push needs FOYER_API_KEY, a key of the account that owns the agent.', {
      fix: 'Claim the agent with its claim link, create a key in the dashboard under Settings, API keys, and set FOYER_API_KEY to it.',
    })
  const hint = checkVersion(instance)
  const { context } = read.gathered
  const response = await screen.work('Sending what changed', () => sendChanges(instance, lock, context, changed))
  writeLock(rootOf(run), { ...lock, content_hash: hashOf(context), members: hashMembers(context) })
  const { created, changed: replaced, retired, kept } = response.change_counts
  screen.show(
    `Knowledge items: ${created} new, ${replaced} changed, ${retired} retired, ${kept} kept because you edited them`,
    response.changes.slice(0, 12).map(({ change, title }) => `${change}: ${title}`),
  )
  for (const warning of response.warnings ?? []) screen.warn(warning)
  const older = await hint
  if (older) screen.warn(older)
  screen.end('The agent uses this from the next message. To check its answers: node foyer.mjs test')
  return {
    pushed: true,
    changed,
    change_counts: response.change_counts,
    changes: response.changes,
    warnings: response.warnings,
    ...planJson(read.gathered),
    hint: older,
    next: ['node foyer.mjs test'],
  }
}

/** Sends the changed members, or all of them if the instance has content that was not sent from here. */
async function sendChanges(
  instance: Instance,
  lock: Lock,
  context: Read['gathered']['context'],
  changed: readonly string[],
): Promise<ReplaceCodebaseResponse> {
  const put = (sent: object) =>
    request(instance, `/api/v1/public/agents/${lock.agent_id}/codebase`, {
      method: 'PUT',
      body: sent,
      isRepeatable: true,
    })
  const isChanged = ([name]: [string, unknown]): boolean => changed.includes(name)
  const members = Object.entries(context)
  const hashes = Object.entries(hashMembers(context)).filter((member) => !isChanged(member))
  const partly = await put({
    codebase_context: Object.fromEntries(members.filter(isChanged)),
    unchanged: Object.fromEntries(hashes),
  })
  const reply = partly.status === 409 ? await put({ codebase_context: context }) : partly
  return succeeded(instance, reply).body as unknown as ReplaceCodebaseResponse
}
