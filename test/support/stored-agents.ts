import { CompiledQuery } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../../src/store/database.ts'
import { type Acknowledged, ITEMS_OF_AN_AGENT } from './calls-under-load.ts'

interface AgentParts {
  id: string
  created: number
  added: number
  claims: number
  marked: number
  itemsWithoutChunks: number
}

const PARTS = `
  select a.id, count(i.id) filter (where i.origin <> 'added')::int as created, count(i.id) filter (where i.origin = 'added')::int as added,
    (select count(*)::int from claim_links c where c.agent_id = a.id) as claims,
    (select count(*)::int from creations c where c.agent_id = a.id) as marked,
    count(i.id) filter (where not exists (select from chunks c where c.item_id = i.id))::int as "itemsWithoutChunks"
  from agents a left join knowledge_items i on i.agent_id = a.id group by a.id`

/** Expects that all acknowledged agents and items are stored, and that every stored agent is complete. */
export async function expectCompleteAgents(db: Db, acknowledged: Acknowledged): Promise<void> {
  const { rows: agents } = await db.executeQuery<AgentParts>(CompiledQuery.raw(PARTS))
  const { rows: items } = await db.executeQuery<{ title: string }>(
    CompiledQuery.raw('select title from knowledge_items'),
  )
  const ids = new Set(agents.map(({ id }) => id))
  const titles = new Set(items.map(({ title }) => title))
  expect(acknowledged.agents.filter((id) => !ids.has(id))).toEqual([])
  expect(acknowledged.items.filter(({ title }) => !titles.has(title))).toEqual([])
  const isWhole = (agent: AgentParts): boolean =>
    agent.created === ITEMS_OF_AN_AGENT &&
    agent.added <= 1 &&
    agent.claims >= 1 &&
    agent.marked === 1 &&
    agent.itemsWithoutChunks === 0
  expect(agents.filter((agent) => !isWhole(agent))).toEqual([])
}

/** Returns the IDs of all agents, sorted. */
export async function listAgentIds(db: Db): Promise<string[]> {
  const { rows } = await db.executeQuery<{ id: string }>(CompiledQuery.raw('select id from agents order by id'))
  return rows.map(({ id }) => id)
}

/** Counts the chunks without a vector. */
export async function countMissingVectors(db: Db): Promise<number> {
  const { rows } = await db.executeQuery<{ count: number }>(
    CompiledQuery.raw(
      'select count(*)::int as count from chunks c where not exists (select from embeddings e where e.chunk_id = c.id)',
    ),
  )
  return rows[0]?.count ?? 0
}
