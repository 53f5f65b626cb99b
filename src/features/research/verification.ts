import type { ClientAddress } from '#src/base/caller-address.ts'
import { AppError } from '#src/base/errors.ts'
import { signText } from '#src/base/signed-text.ts'
import type { Verification } from '#src/contract/api/agents-contract.ts'
import type { JobData } from '#src/contract/jobs/jobs-contract.ts'
import { canonicalWebsite } from '#src/engine/crawl/canonical-website.ts'
import { isInboxOfWebsite } from '#src/engine/crawl/website-inbox.ts'
import { PROOF_NAME, type ProofFound, findProof, proofRecordName } from '#src/engine/crawl/website-proof.ts'
import { type AuditNote, getAccount, NO_AUDIT } from '#src/features/accounts/accounts.ts'
import {
  type Agent,
  getAgent,
  findVerifiedAgent,
  isCreator,
  listAgents,
  takeWebsite,
} from '#src/features/agents/agents.ts'
import { type MailQueueDeps, queueWebsiteTakenMail } from '#src/features/mail/mail.ts'
import type { Db } from '#src/store/database.ts'
import { checkWebsite } from './check-website.ts'
import { queueFullReading } from './remaining-pages.ts'
import type { ResearchDeps } from './research-deps.ts'
import { updateReading } from './site-pages-store.ts'

export interface VerificationDeps extends ResearchDeps, MailQueueDeps {
  db: Db
}

/**
 * Returns the ways to verify a website, either of which is enough. The token is specific to the agent and the website.
 */
export function verificationWays(
  hashKey: string,
  agentId: string,
  website: URL,
  state: Verification['state'],
): Verification {
  const token = proofToken(hashKey, agentId, website)
  const name = proofRecordName(website)
  return {
    state,
    ...(name === undefined ? {} : { dns_record: { type: 'TXT', name, value: `${PROOF_NAME}=${token}` } }),
    meta_tag: `<meta name="${PROOF_NAME}" content="${token}">`,
  }
}

export interface VerificationRequest {
  /** Default: the agent's own website. */
  websiteUrl: string | undefined
  /** The caller's. */
  address: ClientAddress
  note: AuditNote
}

/**
 * Checks whether the agent's owner controls a website, by default the agent's own: with a verified email of its domain,
 * a DNS record or a meta tag. If so, the website is the agent's and verified, and is read if it is new for the agent;
 * another account's agent that is unverified, or whose verification has lapsed, is archived and its owner notified. If
 * not, a job checks again for 24 hours, because DNS records take time. Throws `conflict` if another agent is verified,
 * and `forbidden` if a stranger names another website for an unclaimed agent.
 */
export async function verifyWebsite(
  deps: VerificationDeps,
  agent: Agent,
  { websiteUrl, address, note }: VerificationRequest,
): Promise<Verification> {
  const named = websiteUrl ?? agent.websiteUrl
  if (named === null)
    throw new AppError('invalid_input', 'website_url is required, because the agent has no website yet')
  const website = await checkWebsite(deps, named)
  if (agent.state === 'demo' && isAnother(agent, website) && !isCreator(agent, address)) {
    throw new AppError(
      'forbidden',
      'Only the address that created an unclaimed agent can change its website. Claim the agent first.',
    )
  }
  const isOwn = agent.verifiedAt !== null && agent.websiteUrl === website.href
  const isOfInbox = await isVerifiedByEmail(deps.db, agent, website)
  const { way, misses } = isOfInbox ? { way: 'inbox', misses: [] } : await lookForProof(deps, agent, website)
  if (way !== undefined)
    await assignWebsite(deps, agent, website, { note, lapsedId: await findLapsed(deps, agent, website) })
  else if (!isOwn) await queueNextCheck(deps, agent, website, 0)
  const state = way !== undefined || isOwn ? 'verified' : 'unverified'
  const ways = verificationWays(deps.hashKey, agent.id, website, state)
  return state === 'verified' ? ways : { ...ways, misses }
}

/** When a job checks again, in seconds after the previous check. */
const LOOK_AGAIN_SECONDS = [600, 3_600, 6 * 3_600, 24 * 3_600]

async function queueNextCheck(
  { db, queue }: VerificationDeps,
  agent: Agent,
  website: URL,
  round: number,
): Promise<void> {
  const startAfterSeconds = LOOK_AGAIN_SECONDS[round]
  if (startAfterSeconds === undefined) return
  const then = stateOf(agent)
  const data = { agent_id: agent.id, website_url: website.href, ...then, round }
  const key = [agent.id, website.href, then.account_id, then.verified_at].join(' ')
  await queue.send(db, 'verify-website', data, { key, startAfterSeconds })
}

const stateOf = ({ accountId, verifiedAt }: Agent) => ({
  account_id: accountId,
  verified_at: verifiedAt?.toISOString() ?? null,
})

/**
 * Checks a requested verification again, and plans the next check if it fails. Stops for a website that is not the
 * agent's own once the agent has a new owner or another verified website.
 */
export async function recheckVerification(deps: VerificationDeps, asked: JobData<'verify-website'>): Promise<void> {
  const { db } = deps
  const agent = await getAgent(db, asked.agent_id)
  const website = new URL(asked.website_url)
  if (agent.state === 'archived' || (agent.verifiedAt !== null && agent.websiteUrl === website.href)) return
  const now = stateOf(agent)
  const isAsItWas = now.account_id === asked.account_id && now.verified_at === asked.verified_at
  if (isAnother(agent, website) && !isAsItWas) return
  const { way } = await lookForProof(deps, agent, website)
  if (way !== undefined) {
    const lapsedId = await findLapsed(deps, agent, website)
    await assignWebsite(deps, agent, website, { lapsedId }).catch(ignoreConflict)
  } else await queueNextCheck(deps, agent, website, asked.round + 1)
}

/**
 * Verifies an account's agents whose website is in the domain of its verified email. Skips websites for which another
 * agent is verified.
 */
export async function verifyByEmail(deps: MailQueueDeps & { db: Db }, accountId: string): Promise<void> {
  for (const agent of await listAgents(deps.db, accountId)) {
    if (agent.verifiedAt !== null || agent.websiteUrl === null) continue
    const website = new URL(agent.websiteUrl)
    if (await isVerifiedByEmail(deps.db, agent, website))
      await assignWebsite(deps, agent, website).catch(ignoreConflict)
  }
}

async function isVerifiedByEmail(db: Db, { accountId }: Agent, website: URL): Promise<boolean> {
  const { email } = accountId === null ? { email: '' } : await getAccount(db, accountId)
  return email !== '' && isInboxOfWebsite(email, website)
}

function lookForProof({ hashKey, web, pageReader }: VerificationDeps, agent: Agent, website: URL): Promise<ProofFound> {
  const token = proofToken(hashKey, agent.id, website)
  return findProof({ website, token, fetch: web.fetch, readPage: (response) => pageReader.read(response) })
}

/**
 * Returns another agent that was verified for the website and whose record or tag is gone; not one that could not be
 * checked.
 */
async function findLapsed(deps: VerificationDeps, agent: Agent, website: URL): Promise<string | undefined> {
  const holder = await findVerifiedAgent(deps.db, canonicalWebsite(website))
  if (!holder || holder.id === agent.id || (await isVerifiedByEmail(deps.db, holder, website))) return undefined
  const { way, misses } = await lookForProof(deps, holder, website)
  return way === undefined && misses.every(({ reason }) => reason !== 'unreachable') ? holder.id : undefined
}

function assignWebsite(
  deps: MailQueueDeps & { db: Db },
  agent: Agent,
  website: URL,
  { note = NO_AUDIT, lapsedId }: { note?: AuditNote; lapsedId?: string | undefined } = {},
): Promise<void> {
  return takeWebsite(deps.db, agent, {
    lapsedId,
    websiteUrl: website.href,
    website: canonicalWebsite(website),
    onArchived: (db, loser) => queueWebsiteTakenMail(deps, db, loser.id),
    note: async (tx) => {
      await note(tx)
      if (!isAnother(agent, website)) return
      await queueFullReading(deps.queue, tx, agent)
      await updateReading(tx, agent.id, { startUrl: null })
    },
  })
}

function isAnother({ websiteUrl }: Agent, website: URL): boolean {
  return websiteUrl === null || canonicalWebsite(new URL(websiteUrl)) !== canonicalWebsite(website)
}

function ignoreConflict(error: unknown): void {
  if (!(error instanceof AppError && ['conflict', 'website_taken'].includes(error.code))) throw error
}

/** The token stays the same for as long as the website is the agent's: owners put it in their pages and DNS. */
function proofToken(hashKey: string, agentId: string, website: URL): string {
  return signText(hashKey, `verify:${agentId}:${canonicalWebsite(website)}`).slice(0, 32)
}
