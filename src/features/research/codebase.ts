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

/**
 * Replaces what an agent knows from its codebase and returns the changes. Items that the owner edited stay, with the
 * codebase's text stored beside them. The same content changes nothing.
 */
export async function replaceCodebase(
  deps: KnowledgeDeps,
  agent: Agent,
  context: CodebaseContext,
  note: AuditNote,
): Promise<Pick<CodebaseFindings, 'warnings' | 'missing'> & { changes: ItemChange[] }> {
  if (agent.state === 'archived') throw new AppError('conflict', 'This agent is archived')
  const { items, warnings, missing } = await readCodebase(context, agent.companyName)
  let changes: ItemChange[] = []
  const replacement = { agentId: agent.id, origin: 'codebase' as const, items: [...items, ...companyItems(agent)] }
  await replaceItems(deps, replacement, async (db, made) => {
    changes = made
    if (made.length > 0) await note(db, agent.id)
  })
  return { changes, warnings, missing }
}
