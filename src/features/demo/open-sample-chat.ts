import { insertProvisionalAccount, NO_AUDIT } from '#src/features/accounts/accounts.ts'
import { addAccountCredits, getAgent, setAccountLimits } from '#src/features/agents/agents.ts'
import { type OnboardingDeps, createAgent } from '#src/features/onboarding/onboarding.ts'
import { SAMPLE } from '#src/features/research/research.ts'
import { findSampleAgent, keepMessagesFor } from './demo-store.ts'

/** No caller of the API can send a source with a hyphen, so no other agent has it. */
const SAMPLE_SOURCE = 'foyer-sample'
const MANY_CREDITS = 1_000_000_000
const RETENTION_DAYS = 1

/** Creations that run in this process, by its dependencies. */
const running = new WeakMap<OnboardingDeps, Promise<string>>()

/**
 * Returns the widget key of the sample business's chat, which the start page shows to everybody. The first call
 * creates its agent, in a workspace that nobody can sign in to. The agent never calls a model, has credits for all
 * visitors, and forgets their messages after a day.
 */
export async function openSampleChat(deps: OnboardingDeps): Promise<string> {
  const websiteUrl = `${deps.addresses.public()}${SAMPLE.path}`
  const known = await findSampleAgent(deps.db, SAMPLE_SOURCE, websiteUrl)
  if (known !== undefined) return known
  const creating = running.get(deps) ?? createSampleAgent(deps, websiteUrl).finally(() => running.delete(deps))
  running.set(deps, creating)
  return creating
}

async function createSampleAgent(deps: OnboardingDeps, websiteUrl: string): Promise<string> {
  const accountId = await insertProvisionalAccount(deps.db)
  await deps.db.transaction().execute(async (tx) => {
    await addAccountCredits(tx, accountId, MANY_CREDITS)
    await setAccountLimits(tx, accountId, { modelTokensPerDay: 0 })
  })
  const { agent_id: agentId } = await createAgent(deps, {
    email: undefined,
    company_name: SAMPLE.companyName,
    website_url: websiteUrl,
    source: SAMPLE_SOURCE,
    channels: ['webchat'],
    accountId,
    address: { hash: 'sample', counted: 'sample', known: false },
    call: undefined,
    note: NO_AUDIT,
    report: () => {},
  })
  await keepMessagesFor(deps.db, agentId, RETENTION_DAYS)
  const { widgetKey } = await getAgent(deps.db, agentId)
  return widgetKey
}
