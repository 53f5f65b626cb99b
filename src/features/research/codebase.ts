import { isDeepStrictEqual } from 'node:util'
import { hashJson } from '#src/base/canonical-json.ts'
import { AppError } from '#src/base/errors.ts'
import type { CodebaseContext } from '#src/contract/api/agents-contract.ts'
import type { ContentHint } from '#src/engine/understand/knowledge/knowledge-types.ts'
import { understandCodebaseApart } from '#src/engine/understand/understand-text.ts'
import type { AuditNote } from '#src/features/accounts/accounts.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import {
  type ItemChange,
  type KnowledgeDeps,
  type NewKnowledgeItem,
  replaceItems,
  toNewItem,
} from '#src/features/knowledge/knowledge.ts'
import { findCodebase, saveCodebase } from './codebase-store.ts'
import { toKnowledgeItems } from './to-knowledge-items.ts'

export interface CodebaseFindings {
  items: NewKnowledgeItem[]
  /** What gave nothing or was left out, and why. */
  warnings: string[]
  missing: ContentHint[]
  language: string
  /** IANA, or '' if unknown. */
  timeZone: string
}

/** Reads the content of a codebase. Never throws because of the content. */
export async function readCodebase(context: CodebaseContext, companyName: string): Promise<CodebaseFindings> {
  const { timeZone = '', ...understood } = await understandCodebaseApart(context, companyName)
  return { ...understood, timeZone, items: toKnowledgeItems(understood, 'codebase') }
}

/** Returns the item with the industry, which is a fact from the caller; the name alone is not. */
export function companyItems({ companyName, industry }: Pick<Agent, 'companyName' | 'industry'>): NewKnowledgeItem[] {
  if (!industry) return []
  const content = `Company: ${companyName}\nIndustry: ${industry}`
  return [toNewItem({ type: 'document', title: `About ${companyName}`, content }, 'codebase')]
}

/** The content of a codebase, or what changed of it. */
export interface SentCodebase {
  context: CodebaseContext
  /** Hashes of members that stay as they were last sent. */
  unchanged?: Partial<Record<keyof CodebaseContext, string>> | undefined
}

/**
 * Replaces what an agent knows from its codebase and returns the changes. Items that the owner edited stay, with the
 * codebase's text stored beside them. The same content changes nothing.
 */
export async function replaceCodebase(
  deps: KnowledgeDeps,
  agent: Agent,
  { context: sent, unchanged }: SentCodebase,
  note: AuditNote,
): Promise<Pick<CodebaseFindings, 'warnings' | 'missing'> & { changes: ItemChange[] }> {
  if (agent.state === 'archived') throw new AppError('conflict', 'This agent is archived')
  const stored = await findCodebase(deps.db, agent.id)
  const context = { ...takeUnchanged(stored, unchanged), ...sent }
  const { items, warnings, missing } = await readCodebase(context, agent.companyName)
  let changes: ItemChange[] = []
  const replacement = { agentId: agent.id, origin: 'codebase' as const, items: [...items, ...companyItems(agent)] }
  await replaceItems(deps, replacement, async (db, made) => {
    changes = made
    if (!isDeepStrictEqual(context, stored)) await saveCodebase(db, agent.id, context)
    if (made.length > 0) await note(db, agent.id)
  })
  return { changes, warnings, missing }
}

/** Returns the stored members with these hashes. Throws `conflict` for one that has another hash or is not stored. */
function takeUnchanged(stored: CodebaseContext = {}, unchanged: SentCodebase['unchanged'] = {}): CodebaseContext {
  const members = new Map<string, unknown>(Object.entries(stored))
  for (const [name, hash] of Object.entries(unchanged))
    if (!members.has(name) || hashJson(members.get(name)) !== hash)
      throw new AppError('conflict', `unchanged.${name} is not what Foyer has. Send all members in codebase_context.`)
  return Object.fromEntries(Object.entries(stored).filter(([name]) => name in unchanged))
}
