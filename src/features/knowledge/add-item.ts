import type { ClientAddress } from '#src/base/caller-address.ts'
import { AppError } from '#src/base/errors.ts'
import { builtinEmbedder, embedText } from '#src/engine/models/builtin-embedding.ts'
import {
  type ChangeBy,
  type IdempotentCall,
  type Settle,
  insertAuditEntry,
  runOnce,
} from '#src/features/accounts/accounts.ts'
import { type Agent, bumpKnowledgeVersion, checkAgentAccess, getAgent, isCreator } from '#src/features/agents/agents.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { acquireLocks } from '#src/store/advisory-locks.ts'
import { addOneChunkItem } from './batched-items-store.ts'
import { type KeylessLimits, checkKeylessCap, countKeylessItem } from './keyless-limits.ts'
import type { KnowledgeDeps } from './knowledge-deps.ts'
import {
  type AddedItem,
  type ItemState,
  type NewKnowledgeItem,
  findSameItem,
  getAddedItem,
  setItemLive,
} from './knowledge-store.ts'
import { insertKnowledge, isDuplicateItem } from './new-items-store.ts'
import { prepareKnowledge, splitToEmbed } from './prepare-items.ts'
import { queueFollowUps, queueGrowthCheck } from './queue-follow-ups.ts'

export interface AddKnowledgeDeps extends KnowledgeDeps {
  config: { keyless: KeylessLimits }
}

export interface KnowledgeCaller {
  /** Account of a valid API key. */
  accountId: string | undefined
  address: ClientAddress
  /** Present if the call has an `Idempotency-Key`. */
  call: IdempotentCall | undefined
  /** Audit entry for an item that is added or goes live; absent: none. */
  change?: ChangeBy
  /** Runs in the transaction that stores or finds the item. */
  along?: Settle
}

// A concurrent duplicate is found on the second try, unless it is removed at once; crafted texts with the same md5
// never are.
const MAX_TRIES = 3

/**
 * Adds an item, or returns the existing one with the same text; there is only one, however many callers add it. The
 * agent uses it from its next turn. An item from a stranger for a demo agent is held until the owner approves it.
 * Throws `conflict` if the agent is archived.
 */
export async function addKnowledgeItem(
  deps: AddKnowledgeDeps,
  caller: KnowledgeCaller,
  { agentId, item }: { agentId: string; item: NewKnowledgeItem },
): Promise<{ agent: Pick<Agent, 'id' | 'name'>; added: AddedItem }> {
  const addedInBatch = await addInBatch(deps, caller, { agentId, item })
  const { agent, added, version } = addedInBatch ?? (await addInTurn(deps, caller, { agentId, item }))
  await queueGrowthCheck(deps.queue, deps.db, agentId, version)
  return { agent, added }
}

interface Addition {
  agent: Pick<Agent, 'id' | 'name'>
  added: AddedItem
  /** Knowledge version that includes the item. */
  version: number
}

async function addInTurn(
  deps: AddKnowledgeDeps,
  caller: KnowledgeCaller,
  { agentId, item }: { agentId: string; item: NewKnowledgeItem },
): Promise<Addition> {
  const agent = await getAgent(deps.db, agentId)
  checkAgentAccess(agent, caller.accountId)
  const added = await runOnce(deps.db, caller.call, {
    run: (settle) =>
      addNewItem(
        deps,
        agent,
        { item, state: stateFor(agent, caller.address), change: caller.change },
        inTurn(settle, caller.along),
      ),
    replay: (itemId) => getAddedItem(deps.db, itemId),
  })
  return { agent, added, version: agent.knowledgeVersion + 1 }
}

function inTurn(...steps: (Settle | undefined)[]): Settle | undefined {
  const given = steps.flatMap((step) => step ?? [])
  if (given.length < 2) return given[0]
  return async (db, itemId) => {
    for (const step of given) await step(db, itemId)
  }
}

/**
 * Handles the common case in one round trip: a short new item for an active agent of the key's account. In any other
 * case it stores nothing, and the slow path runs. Only built-in vectors are cheap enough to compute in advance.
 */
async function addInBatch(
  { db, embedder }: AddKnowledgeDeps,
  { accountId, call, change, along }: KnowledgeCaller,
  { agentId, item }: { agentId: string; item: NewKnowledgeItem },
): Promise<Addition | undefined> {
  if (accountId === undefined || call || along || embedder !== builtinEmbedder) return undefined
  const [piece, ...more] = splitToEmbed(item)
  if (!piece || more.length > 0) return undefined
  const chunk = { content: piece.content, vector: embedText(piece.embedded) }
  const stored = await addOneChunkItem(db, { agentId, accountId, item, chunk, model: embedder.model, change })
  return stored
    ? { agent: stored.agent, added: { id: stored.id, state: 'live', embedded: true }, version: stored.version }
    : undefined
}

/** A key of another account does not make the caller the owner of a demo agent. */
function stateFor(agent: Agent, address: ClientAddress): ItemState {
  return agent.state !== 'demo' || isCreator(agent, address) ? 'live' : 'held'
}

interface NewItem {
  item: NewKnowledgeItem
  state: ItemState
  change: ChangeBy | undefined
}

async function addNewItem(
  deps: AddKnowledgeDeps,
  agent: Agent,
  addition: NewItem,
  settle: Settle | undefined,
): Promise<AddedItem> {
  if (agent.state === 'archived') throw new AppError('conflict', 'This agent is archived')
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const same = await findSameItem(deps.db, agent.id, addition.item)
    try {
      return same
        ? await keepSame(deps, agent, { same, ...addition }, settle)
        : await store(deps, agent, addition, settle)
    } catch (error) {
      if (!isDuplicateItem(error)) throw error
    }
  }
  throw new AppError('unavailable', 'Another request is changing the same item. Try again.')
}

/** A held item goes live when an authorized caller adds it. */
async function keepSame(
  { db }: AddKnowledgeDeps,
  agent: Agent,
  { same, state, change }: { same: AddedItem } & NewItem,
  settle: Settle | undefined,
): Promise<AddedItem> {
  const becomesLive = same.state !== state && state === 'live'
  if (!becomesLive && !settle) return same
  return db.transaction().execute(async (db) => {
    if (becomesLive) {
      await setItemLive(db, same.id)
      await bumpKnowledgeVersion(db, agent.id)
      await note(db, change, same.id)
    }
    await settle?.(db, same.id)
    return becomesLive ? { ...same, state } : same
  })
}

async function store(
  deps: AddKnowledgeDeps,
  agent: Agent,
  { item, state, change }: NewItem,
  settle: Settle | undefined,
): Promise<AddedItem> {
  const { db, config, queue } = deps
  const isDemo = agent.state === 'demo'
  if (isDemo) await countKeylessItem(db, config.keyless, agent.id, state)
  const author = state === 'held' ? 'stranger' : item.author
  const prepared = await prepareKnowledge(deps, [{ ...item, author }])
  const embedded = prepared.chunks.length > 0 && prepared.chunks.every((chunk) => chunk.vector !== undefined)
  const insert = async (db: Db): Promise<AddedItem> => {
    const [id = ''] = await insertKnowledge(db, agent.id, prepared, state)
    return { id, state, embedded }
  }
  // If nothing else is stored, one statement in one round trip is enough.
  if (embedded && !isDemo && !settle && !change) return insert(db)
  return db.transaction().execute(async (db) => {
    if (isDemo) {
      await acquireLocks(db, [`knowledge:${agent.id}`])
      await checkKeylessCap(db, config.keyless, agent.id, state)
    }
    const added = await insert(db)
    await queueFollowUps(queue, db, agent.id, prepared)
    await note(db, change, added.id)
    await settle?.(db, added.id)
    return added
  })
}

async function note(db: Tx, change: ChangeBy | undefined, itemId: string): Promise<void> {
  if (change) await insertAuditEntry(db, { ...change, targetId: itemId })
}
