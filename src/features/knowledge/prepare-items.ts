import type { KnowledgeDraft } from '#src/engine/understand/knowledge/knowledge-types.ts'
import { splitIntoChunks } from './chunking.ts'
import type { KnowledgeDeps } from './knowledge-deps.ts'
import type { NewKnowledgeItem, PreparedKnowledge } from './knowledge-store.ts'

type EmbeddingDeps = Pick<KnowledgeDeps, 'embedder' | 'log'>

// Callers wait at most this long for vectors. A job creates the missing ones.
const EMBEDDING_TIMEOUT_MS = 8_000

/** Splits and embeds items. Never throws if embedding fails: without vectors, search finds items by their words. */
export async function prepareKnowledge(deps: EmbeddingDeps, items: NewKnowledgeItem[]): Promise<PreparedKnowledge> {
  const pieces = items.flatMap((item, itemIndex) => splitToEmbed(item).map((piece) => ({ ...piece, itemIndex })))
  const vectors = await embed(
    deps,
    pieces.map((piece) => piece.embedded),
  )
  const chunks = pieces.map(({ itemIndex, position, content }, index) => ({
    itemIndex,
    position,
    content,
    vector: vectors[index],
  }))
  return { model: deps.embedder.model, items, chunks }
}

/** Returns an item's chunks with the texts to embed. */
export function splitToEmbed({
  title,
  content,
}: Pick<NewKnowledgeItem, 'title' | 'content'>): { position: number; content: string; embedded: string }[] {
  return splitIntoChunks(content).map((chunk, position) => ({
    position,
    content: chunk,
    embedded: `${title}\n${chunk}`,
  }))
}

async function embed(deps: EmbeddingDeps, texts: string[]): Promise<Float32Array[]> {
  try {
    return await deps.embedder.embed(texts, 'passage', AbortSignal.timeout(EMBEDDING_TIMEOUT_MS))
  } catch (error) {
    deps.log.warn(
      { model: deps.embedder.model, reason: String(error) },
      'embedding failed; items are stored without vectors, a job makes them',
    )
    return []
  }
}

/** Whose texts a source has: what an account sent is its own. */
const AUTHORS = {
  website: 'site',
  linkedin: 'site',
  codebase: 'owner',
  added: 'owner',
  upload: 'owner',
} as const satisfies Record<NewKnowledgeItem['origin'], NewKnowledgeItem['author']>

export function toNewItem(draft: KnowledgeDraft, origin: NewKnowledgeItem['origin']): NewKnowledgeItem {
  return {
    type: draft.type,
    title: draft.title,
    content: draft.content,
    category: draft.category ?? null,
    sourceUrl: draft.sourceUrl ?? null,
    language: draft.language ?? '',
    imageUrl: draft.imageUrl ?? null,
    origin,
    author: draft.author ?? AUTHORS[origin],
    facts: draft.facts,
  }
}
