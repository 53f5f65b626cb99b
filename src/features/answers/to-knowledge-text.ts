import type { KnowledgeText } from '#src/engine/answer/answer-types.ts'
import type { ItemPart } from '#src/features/knowledge/knowledge.ts'

/** An item, or a part of one, as the answerer sees it. */
export function toKnowledgeText({
  id,
  type,
  title,
  content,
  category,
  sourceUrl,
  imageUrl,
  language,
}: ItemPart): KnowledgeText {
  return {
    id,
    type,
    title,
    content,
    category: category ?? '',
    url: sourceUrl ?? '',
    imageUrl: imageUrl ?? '',
    language,
  }
}
