import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CreateAgentResponse } from '../../src/contract/api/agents-contract.ts'
import { CommandFailure, EXIT } from '../command-failure.ts'
import { type EmbedChange, addEmbedLine, unifiedDiff } from '../embed/embed-line.ts'
import { findLayout } from '../embed/layout-file.ts'
import { type AgentAnswer, openChat } from '../instance/agent-chat.ts'
import { type Instance, callInstance } from '../instance/call-instance.ts'
import { checkVersion } from '../instance/check-version.ts'
import {
  type Lock,
  type PendingCreation,
  LOCK_FILE,
  hashMembers,
  hashOf,
  readLock,
  readPending,
  removePending,
  writeLock,
  writePending,
} from '../lock-file.ts'
import { QUESTIONS_FILE, writeFirstQuestions } from '../questions-file.ts'
import { gitEmail } from '../repository/list-files.ts'
import { describeAnswer } from '../terminal/describe-answer.ts'
import { planJson } from '../terminal/describe-plan.ts'
import { type Outcome, type Read, type Run, instanceOf, readContent, refuseSecrets, rootOf } from './command-run.ts'
import { showPlan } from './show-command.ts'
import { showAgent } from './status-command.ts'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u
/** The service reads a website for at most 20 seconds. */
const TIMEOUT_MS = 90_000

/** Creates the agent of the repository, once: a second run finds it in the lock file. */
export async function createCommand(run: Run): Promise<Outcome> {
  const root = rootOf(run)
  const lock = readLock(root)
  if (lock) return showExisting(run, lock)
  const instance = instanceOf(run)
  const { screen } = run
  screen.begin(`Foyer at ${instance.url}`)
  const hint = checkVersion(instance)
  const read = await readContent(run)
  showPlan(run, read)
  refuseSecrets(read)
  const pending = findPending(root, instance) ?? writePending(root, await prepare(run, instance, read))
  const agent = await screen.work('Creating the agent', () => send(root, instance, pending))
  const made = rememberAgent(root, pending, agent)
  screen.step(`${agent.agent_name} is ready: ${agent.knowledge_base_count} knowledge items`)
  for (const warning of agent.warnings ?? []) screen.warn(warning)
  const answers = await askFirst(run, instance, agent)
  const questions = writeFirstQuestions(root, answers)
  const embed = await embedChat(run, read, agent)
  const older = await hint
  if (older) screen.warn(older)
  const hasChanged = made.content_hash !== hashOf(read.gathered.context)
  if (hasChanged)
    screen.warn('The content has changed since the creation was interrupted. To send it: node foyer.mjs push')
  const next = nextSteps(agent, embed, pending)
  if (agent.claim_url) screen.show('Claim the agent within 30 days', [agent.claim_url])
  screen.show('Next', next.slice(agent.claim_url ? 1 : 0))
  screen.end(`Dashboard: ${agent.dashboard_url}`)
  return {
    created: true,
    agent,
    ...planJson(read.gathered),
    answers,
    embed: embed && { file: embed.path, diff: unifiedDiff(embed), applied: embed.isApplied },
    wrote: [LOCK_FILE, ...(questions ? [QUESTIONS_FILE] : []), ...(embed?.isApplied ? [embed.path] : [])],
    hint: older,
    content_changed: hasChanged || undefined,
    next,
  }
}

async function showExisting(run: Run, lock: Lock): Promise<Outcome> {
  run.screen.begin(`Foyer at ${lock.instance}`)
  const status = await showAgent(run, lock)
  run.screen.end(`This repository already has an agent: see ${LOCK_FILE}. To send changes: node foyer.mjs push`)
  return { created: false, ...status, next: ['node foyer.mjs push', 'node foyer.mjs ask "…"'] }
}

/** Asks for what the repository does not state, and for consent. */
async function prepare(
  run: Run,
  instance: Instance,
  { repository, gathered }: Read,
): Promise<Omit<PendingCreation, 'idempotency_key'>> {
  const { options, screen } = run
  const asks = screen.isInteractive && !options.yes
  let company = options.company?.trim() || gathered.company
  let email = options.email?.trim()
  if (asks && !options.company)
    company = await screen.askText('Company name', company, (name) => (name === '' ? 'Type a name.' : undefined))
  if (asks && !email && !instance.apiKey)
    email = await screen.askText('Your email: the claim link goes there', gitEmail(repository.root), (address) =>
      EMAIL.test(address) ? undefined : 'Type an email address.',
    )
  if (!email && !instance.apiKey)
    throw new CommandFailure(EXIT.usage, '--email is missing: the agent needs an owner.', {
      fix: 'Add --email, or set FOYER_API_KEY to a key of your account.',
      next: 'node foyer.mjs create --email you@your-company.com',
    })
  if (asks && !(await screen.askYes(`Send this to ${instance.url} and create the agent?`)))
    throw new CommandFailure(EXIT.interrupted, 'Nothing was sent.')
  return {
    instance: instance.url,
    app: gathered.app.folder.slice(0, -1) || '.',
    body: {
      email,
      company_name: company,
      website_url: options.website,
      codebase_context: gathered.context,
      source: 'cli',
    },
  }
}

/** Returns the interrupted creation at this instance, if any. */
function findPending(root: string, { url }: Instance): PendingCreation | undefined {
  const pending = readPending(root)
  return pending?.instance === url ? pending : undefined
}

/** Sends a creation. Sending it again within a day returns the same agent. */
async function send(root: string, instance: Instance, pending: PendingCreation): Promise<CreateAgentResponse> {
  try {
    const { body } = await callInstance(instance, '/api/v1/public/agents', {
      method: 'POST',
      body: pending.body,
      headers: { 'idempotency-key': pending.idempotency_key },
      timeoutMs: TIMEOUT_MS,
      isRepeatable: true,
    })
    return body as unknown as CreateAgentResponse
  } catch (error) {
    // A refused request created nothing, and the next one may differ.
    if (error instanceof CommandFailure && error.exitCode === EXIT.refused) removePending(root)
    throw error
  }
}

function rememberAgent(root: string, pending: PendingCreation, agent: CreateAgentResponse): Lock {
  const context = pending.body['codebase_context'] as object
  const lock: Lock = {
    version: 1,
    instance: pending.instance,
    agent_id: agent.agent_id,
    agent_name: agent.agent_name,
    company_name: agent.company_name,
    widget_key: agent.webchat_widget_key,
    app: pending.app,
    content_hash: hashOf(context),
    members: hashMembers(context),
  }
  writeLock(root, lock)
  removePending(root)
  return lock
}

/** Asks three of the agent's own questions. The agent exists already, so a failure is only shown. */
async function askFirst(
  { screen }: Run,
  instance: Instance,
  { webchat_widget_key: widgetKey }: CreateAgentResponse,
): Promise<AgentAnswer[]> {
  if (widgetKey === undefined) return []
  const answers: AgentAnswer[] = []
  try {
    const { suggested, ask } = await openChat(instance, widgetKey)
    for (const question of suggested.slice(0, 3)) {
      const answer = await screen.work(question, () => ask(question))
      screen.show(question, describeAnswer(answer))
      answers.push(answer)
    }
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error
    screen.warn(error.message)
  }
  return answers
}

type Embed = EmbedChange & { isApplied: boolean }

/** Shows the embed line as a diff, and writes it if the developer agrees. */
async function embedChat(run: Run, { repository }: Read, agent: CreateAgentResponse): Promise<Embed | undefined> {
  const { options, screen } = run
  const { webchat_embed_code: code, webchat_widget_key: key } = agent
  if (code === undefined || key === undefined) return undefined
  const layout = findLayout(repository.files, repository.app)
  const change = layout && addEmbedLine(layout, code, key)
  if (!change) {
    screen.show('Add the chat before </body> of every page', [code])
    return undefined
  }
  screen.show(`The chat on every page: ${change.path}`, unifiedDiff(change).split('\n'))
  const isApplied =
    options.apply ?? (screen.isInteractive && !options.yes && (await screen.askYes(`Add this to ${change.path}?`)))
  if (isApplied) {
    writeFileSync(join(repository.root, change.path), change.after)
    screen.step(`Added to ${change.path}`)
  }
  return { ...change, isApplied }
}

function nextSteps(agent: CreateAgentResponse, embed: Embed | undefined, { app }: PendingCreation): string[] {
  const chosen = app === '.' ? '' : ` --app ${app}`
  return [
    ...(agent.claim_url ? [`Open ${agent.claim_url}`] : []),
    ...(embed && !embed.isApplied ? [`Add the embed line to ${embed.path}`] : []),
    `git add ${LOCK_FILE} ${QUESTIONS_FILE}`,
    'node foyer.mjs ask "…"',
    `FOYER_API_KEY=ak_… node foyer.mjs push${chosen}`,
  ]
}
