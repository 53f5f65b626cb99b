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
import { addOneChunkItem } from './add-at-once-store.ts'
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
  /** The account of a valid key. */
  accountId: string | undefined
  address: ClientAddress
  /** Set when the caller marked the call with an `Idempotency-Key`. */
  call: IdempotentCall | undefined
  /** What the log of changes says of an item that comes or becomes live, stored with it. Without it nothing is said. */
  change?: ChangeBy
  /** Done in the transaction that stores the item, or that finds it stored. */
  along?: Settle
}

// Somebody else's twin is found the second time, unless it is removed at once; texts made to share an md5 never are.
const MAX_TRIES = 3

/**
 * Adds one item, or answers with the one that already says the same: one item stands, however many add it at once. The
 * agent answers with it from its next turn on; what a stranger adds to a demo agent is held until the owner approves
 * it. Throws `conflict` for an archived agent, which learns nothing.
 */
export async function addKnowledgeItem(
  deps: AddKnowledgeDeps,
  caller: KnowledgeCaller,
  { agentId, item }: { agentId: string; item: NewKnowledgeItem },
): Promise<{ agent: Pick<Agent, 'id' | 'name'>; added: AddedItem }> {
  const addedAtOnce = await addAtOnce(deps, caller, { agentId, item })
  const { agent, added, version } = addedAtOnce ?? (await addInTurn(deps, caller, { agentId, item }))
  await queueGrowthCheck(deps.queue, deps.db, agentId, version)
  return { agent, added }
}

interface Addition {
  agent: Pick<Agent, 'id' | 'name'>
  added: AddedItem
  /** Of what the agent knows with the item. */
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
      addAnew(
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
 * The common case in one round trip: a short and new item for an active agent of the key's account. Whatever is not
 * that, or may not be, stores nothing and takes the long way, which says why. Only the built-in vectors cost little
 * enough to be made before asking.
 */
async function addAtOnce(
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

/** A key of some account makes nobody the owner of a demo agent. */
function stateFor(agent: Agent, address: ClientAddress): ItemState {
  return agent.state !== 'demo' || isCreator(agent, address) ? 'live' : 'held'
}

interface NewItem {
  item: NewKnowledgeItem
  state: ItemState
  change: ChangeBy | undefined
}

async function addAnew(
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

/** A held item becomes live when somebody adds it who may. */
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
  const prepared = await prepareKnowledge(deps, [item])
  const embedded = prepared.chunks.length > 0 && prepared.chunks.every((chunk) => chunk.vector !== undefined)
  const insert = async (db: Db): Promise<AddedItem> => {
    const [id = ''] = await insertKnowledge(db, agent.id, prepared, state)
    return { id, state, embedded }
  }
  // What stores nothing else is one statement, and costs one round trip.
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
