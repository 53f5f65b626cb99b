import type { KnowledgeText } from '#src/engine/answer/units/answer-types.ts'
import type { ItemPart } from '#src/features/knowledge/knowledge.ts'

/** Returns an item, or a chunk of one, as the answerer takes it. */
export function toKnowledgeText({
  id,
  type,
  title,
  content,
  category,
  sourceUrl,
  imageUrl,
  language,
  approved,
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
    isApproved: approved,
  }
}
