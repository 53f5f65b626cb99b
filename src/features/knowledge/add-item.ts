import type { ClientAddress } from '#src/base/caller-address.ts'
import { AppError } from '#src/base/errors.ts'
import { type IdempotentCall, runOnce } from '#src/features/accounts/accounts.ts'
import { type Agent, bumpKnowledgeVersion, checkAgentAccess, getAgent } from '#src/features/agents/agents.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { queueUpFor } from '#src/store/queue-up.ts'
import { queueMissingVectors } from './embed-missing.ts'
import { type KeylessLimits, checkKeylessCap, countKeylessItem } from './keyless-limits.ts'
import type { KnowledgeDeps } from './knowledge-deps.ts'
import {
  type AddedItem,
  type ItemState,
  type NewKnowledgeItem,
  type PreparedKnowledge,
  findSameItem,
  getAddedItem,
  insertKnowledge,
  releaseHeldItem,
  setItemLive,
} from './knowledge-store.ts'
import { prepareKnowledge } from './prepare-items.ts'

export interface AddKnowledgeDeps extends KnowledgeDeps {
  config: { keyless: KeylessLimits }
}

export interface KnowledgeCaller {
  /** The account of a valid key. */
  accountId: string | undefined
  address: ClientAddress
  /** Set when the caller marked the call with an `Idempotency-Key`. */
  call: IdempotentCall | undefined
}

const CREATOR_MS = 24 * 3_600_000

/**
 * Adds one item, or answers with the one that already says the same: one item stands, however many add it at once. The agent answers
 * with it from its next turn on; what a stranger adds to a demo agent is held until the owner approves it.
 */
export async function addKnowledgeItem(
  deps: AddKnowledgeDeps,
  caller: KnowledgeCaller,
  { agentId, item }: { agentId: string; item: NewKnowledgeItem },
): Promise<{ agent: Agent; added: AddedItem }> {
  const agent = await getAgent(deps.db, agentId)
  checkAgentAccess(agent, caller.accountId)
  const added = await runOnce(deps.db, caller.call, {
    run: (settle) => addAnew(deps, agent, { item, state: stateFor(agent, caller.address) }, settle),
    replay: (itemId) => getAddedItem(deps.db, itemId),
  })
  return { agent, added }
}

/** A demo agent knows its creator by nothing but the address; a key of some account makes nobody its owner. */
function stateFor(agent: Agent, address: ClientAddress): ItemState {
  if (agent.state !== 'demo') return 'live'
  const isFresh = Date.now() - agent.createdAt.getTime() < CREATOR_MS
  return isFresh && address.known && address.hash === agent.addressHash ? 'live' : 'held'
}

interface Addition {
  item: NewKnowledgeItem
  state: ItemState
}

async function addAnew(
  deps: AddKnowledgeDeps,
  agent: Agent,
  addition: Addition,
  settle: (db: Tx, itemId: string) => Promise<void>,
): Promise<AddedItem> {
  const isKnown = (await findSameItem(deps.db, agent.id, addition.item)) !== undefined
  if (!isKnown && agent.state === 'demo') await countKeylessItem(deps.db, deps.config.keyless, agent.id, addition.state)
  const prepared = isKnown ? undefined : await prepareKnowledge(deps, [addition.item])
  return deps.db.transaction().execute(async (db) => {
    await queueUpFor(db, [`knowledge:${agent.id}`])
    const same = await findSameItem(db, agent.id, addition.item)
    const added = same ? await keepSame(db, agent, same, addition.state) : await store(db, deps, agent, { ...addition, prepared })
    await settle(db, added.id)
    return added
  })
}

/** A held item becomes live when somebody adds it who may. */
async function keepSame(db: Tx, agent: Agent, same: AddedItem, state: ItemState): Promise<AddedItem> {
  if (same.state === state || state === 'held') return same
  await setItemLive(db, same.id)
  await bumpKnowledgeVersion(db, agent.id)
  return { ...same, state }
}

async function store(
  db: Tx,
  { config, queue }: AddKnowledgeDeps,
  agent: Agent,
  { state, prepared }: Addition & { prepared: PreparedKnowledge | undefined },
): Promise<AddedItem> {
  if (!prepared) throw new AppError('unavailable', 'The same item was removed just now. Please try again.')
  if (agent.state === 'demo') await checkKeylessCap(db, config.keyless, agent.id, state)
  const [id = ''] = await insertKnowledge(db, agent.id, prepared, state)
  await queueMissingVectors(queue, db, agent.id, prepared)
  if (state === 'live') await bumpKnowledgeVersion(db, agent.id)
  return { id, state, embedded: prepared.chunks.length > 0 && prepared.chunks.every((chunk) => chunk.vector !== undefined) }
}

/** The account's agent answers with the item from its next turn on. */
export function approveKnowledgeItem(db: Db, accountId: string, itemId: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const released = await releaseHeldItem(tx, accountId, itemId)
    if (!released) throw new AppError('not_found', 'Knowledge item not found')
    await bumpKnowledgeVersion(tx, released.agentId)
  })
}
