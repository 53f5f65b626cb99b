import type { Addresses } from '#src/base/addresses.ts'
import { foldEmail } from '#src/contract/api/email.ts'
import {
  getVerifiedAccount,
  insertProvisionalAccount,
  insertSignIn,
  makeSignInSecrets,
  NO_AUDIT,
} from '#src/features/accounts/accounts.ts'
import { type Agent, assignAgent, getAgent } from '#src/features/agents/agents.ts'
import { storeVerdict } from '#src/features/answers/answers.ts'
import {
  type Conversation,
  type PeopleDeps,
  type StoredMessage,
  type TurnDeps,
  requestHandoff,
  handBack,
  insertConversation,
  rate,
  replyAsPerson,
  runTurn,
  submitContactForm,
} from '#src/features/conversations/conversations.ts'
import { type OnboardingDeps, createAgent } from '#src/features/onboarding/onboarding.ts'
import { SAMPLE } from '#src/features/research/research.ts'
import {
  DEMO_SOURCE,
  deleteAccount,
  findDemoAgent,
  moveAgent,
  moveConversation,
  moveCorrections,
} from './demo-store.ts'
import { DEMO_VISITORS, type DemoVisitor } from './demo-visitors.ts'

/** A made-up business whose agent has weeks of conversations, to see every page with data. */

export { openSampleChat } from './open-sample-chat.ts'

export type DemoDeps = OnboardingDeps & TurnDeps & PeopleDeps & { addresses: Addresses }

export interface Demo {
  agentId: string
  conversations: number
  /** False if the demo already existed. */
  isNew: boolean
  /** Signs in as the owner, once, within 15 minutes. */
  signInLink: string
}

/** Is told the number of the conversation that is being created; 0 while the website is read. */
export type ReportDemo = (progress: { conversations: number }) => void

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
export const DEMO_CONVERSATIONS = DEMO_VISITORS.length
const AGE_DAYS = 42

/**
 * Creates the sample business in an inbox's account: reads its website and answers its visitors with the built-in
 * answerer, like any other agent; only the times are made up. If the demo exists, creates only a new link. A failure
 * leaves nothing behind.
 */
export async function createDemo(given: DemoDeps, email: string, report: ReportDemo = () => {}): Promise<Demo> {
  const inbox = foldEmail(email)
  const deps: DemoDeps = { ...given, answerModel: undefined }
  const standing = await findDemoAgent(deps.db, inbox)
  const agentId = standing ?? (await fillNew(deps, inbox, report))
  return {
    agentId,
    conversations: DEMO_CONVERSATIONS,
    isNew: standing === undefined,
    signInLink: await makeSignInLink(deps, inbox),
  }
}

/**
 * Hands the agent over when it is complete. Until then it belongs to an account without an inbox, so that no email is
 * sent.
 */
async function fillNew(deps: DemoDeps, inbox: string, report: ReportDemo): Promise<string> {
  const fillingId = await insertProvisionalAccount(deps.db)
  try {
    report({ conversations: 0 })
    const { agent_id: agentId } = await createAgent(deps, {
      email: undefined,
      company_name: SAMPLE.companyName,
      website_url: `${deps.addresses.public()}${SAMPLE.path}`,
      industry: 'Pottery studio and shop',
      source: DEMO_SOURCE,
      channels: ['webchat', 'whatsapp'],
      accountId: fillingId,
      address: { hash: 'demo', counted: 'demo', known: false },
      call: undefined,
      note: NO_AUDIT,
      report: () => {},
    })
    const agent = await getAgent(deps.db, agentId)
    const now = Date.now()
    for (const [at, visitor] of DEMO_VISITORS.entries()) {
      report({ conversations: at + 1 })
      await receive(deps, agent, visitor, now)
    }
    await moveAgent(deps.db, agentId, new Date(now - AGE_DAYS * DAY_MS))
    await deps.db.transaction().execute(async (tx) => assignAgent(tx, agentId, await getVerifiedAccount(tx, inbox)))
    return agentId
  } finally {
    await deleteAccount(deps.db, fillingId)
  }
}

async function receive(deps: DemoDeps, agent: Agent, visitor: DemoVisitor, now: number): Promise<void> {
  const {
    channel = 'webchat',
    locale = 'en-GB',
    page,
    says,
    rating,
    comment,
    form,
    wantsPerson,
    ownerSays,
    handedBack,
    correction,
  } = visitor
  const pageUrl = `${deps.addresses.public()}${SAMPLE.path}${page ?? ''}`
  const conversation = await insertConversation(deps.db, {
    agentId: agent.id,
    channel,
    locale,
    ...(channel === 'webchat' ? { pageUrl } : {}),
  })
  let reply: StoredMessage | undefined
  for (const text of says) reply = await ask(deps, { agent, conversation, text, locale })
  if (rating && reply) await rate(deps, conversation, { messageId: reply.id, rating, comment })
  if (form) await submitContactForm(deps, { agent, conversation }, form)
  if (wantsPerson) await requestHandoff(deps, { agent, conversation, text: wantsPerson })
  if (ownerSays) await replyAsPerson(deps, conversation, ownerSays)
  if (handedBack) await handBack(deps, conversation)
  if (correction)
    await storeVerdict(
      deps,
      agent,
      { question: says.at(-1) ?? '', answer: correction, verdict: 'corrected', messageId: reply?.id, now: new Date() },
      NO_AUDIT,
    )
  const at = timeOf(visitor, now)
  await deps.db.transaction().execute(async (tx) => {
    await moveConversation(tx, conversation.id, at)
    if (correction) await moveCorrections(tx, agent.id, at)
  })
}

/** Returns the time of a visit; 15 minutes ago if that hour is still to come. */
function timeOf({ daysAgo, hour }: DemoVisitor, now: number): Date {
  const today = Math.floor(now / DAY_MS) * DAY_MS
  return new Date(Math.min(today - daysAgo * DAY_MS + hour * HOUR_MS, now - HOUR_MS / 4))
}

async function ask(
  deps: DemoDeps,
  turn: { agent: Agent; conversation: Conversation; text: string; locale: string },
): Promise<StoredMessage | undefined> {
  let reply: StoredMessage | undefined
  for await (const event of runTurn(deps, turn)) if (event.type === 'finished') reply = event.message
  return reply
}

async function makeSignInLink({ db, secretKey, addresses }: DemoDeps, inbox: string): Promise<string> {
  const { token } = await db.transaction().execute(async (tx) => {
    const { id } = await insertSignIn(tx, inbox)
    return makeSignInSecrets(tx, secretKey, id)
  })
  return `${addresses.app()}/login?signin=${token}`
}
