import type { FastifyInstance } from 'fastify'
import type { App } from '#src/app.ts'
import {
  type CodebaseResponse,
  type ReplaceCodebaseResponse,
  replaceCodebaseRequest,
} from '#src/contract/api/codebase-contract.ts'
import { type ItemChange, measureItemsOf } from '#src/features/knowledge/knowledge.ts'
import { replaceCodebase } from '#src/features/research/research.ts'
import { noteOf } from '../callers/authorization.ts'
import { parseBody } from '../wire/parse-input.ts'
import type { ById } from '../wire/path-id.ts'
import { serve } from '../wire/serve-operation.ts'
import { ownAgent } from './own-agent.ts'

const MAX_CHANGES = 100
const CHANGES = { new: 'created', changed: 'changed', gone: 'retired', flagged: 'kept' } as const

/** Routes for the content of an agent's codebase. */
export function codebaseRoutes(scope: FastifyInstance, app: App): void {
  serve<ById>(scope, 'getCodebase', async (request): Promise<CodebaseResponse> => {
    const { id } = await ownAgent(app, request)
    return { success: true, codebase: await toRecord(app, id) }
  })

  serve<ById>(scope, 'replaceCodebase', async (request): Promise<ReplaceCodebaseResponse> => {
    const agent = await ownAgent(app, request)
    const { codebase_context: context, unchanged } = parseBody(replaceCodebaseRequest, request)
    const { changes, warnings, missing } = await replaceCodebase(app, agent, { context, unchanged }, noteOf(request))
    return {
      success: true,
      codebase: await toRecord(app, agent.id),
      change_counts: countChanges(changes),
      changes: changes.slice(0, MAX_CHANGES).map(toChange),
      warnings: warnings.length > 0 ? warnings : undefined,
      missing_content_hints: missing.length > 0 ? missing : undefined,
    }
  })
}

async function toRecord({ db }: App, agentId: string): Promise<CodebaseResponse['codebase']> {
  const { items, changedAt } = await measureItemsOf(db, agentId, 'codebase')
  return { agent_id: agentId, knowledge_items: items, updated_at: changedAt?.toISOString() }
}

function countChanges(changes: ItemChange[]): ReplaceCodebaseResponse['change_counts'] {
  const counts = { created: 0, changed: 0, retired: 0, kept: 0 }
  for (const { change } of changes) counts[CHANGES[change]]++
  return counts
}

function toChange({ change, id, title, said, says }: ItemChange): ReplaceCodebaseResponse['changes'][number] {
  return {
    change: CHANGES[change],
    knowledge_item_id: change === 'gone' ? undefined : id,
    title,
    said: said || undefined,
    says: says || undefined,
  }
}
