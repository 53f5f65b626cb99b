/** Knowledge: items that people read and edit, and their embedded chunks for search. */
export { type AddKnowledgeDeps, type KnowledgeCaller, addKnowledgeItem } from './add-item.ts'
export {
  findChunksByWords,
  type ItemPart,
  listChunksWithoutWords,
  listParts,
  measureKnowledge,
  setChunkWords,
} from './chunk-words-store.ts'
export { embedMissing, queueReembedding } from './embed-missing.ts'
export { isHeldBy } from './hold-judged-lines.ts'
export {
  deleteVerdicts,
  findLineWarning,
  listAgentsToJudge,
  listForeignItems,
  listVerdicts,
  saveLineCheck,
  saveVerdicts,
} from './judged-lines-store.ts'
export type { KnowledgeDeps } from './knowledge-deps.ts'
export {
  type FactItem,
  countItemsByKind,
  countKnowledgeItems,
  countLiveItems,
  findSimilarChunks,
  findSimilarItems,
  listFactItems,
  listLiveItems,
  type NewKnowledgeItem,
  type SimilarChunk,
  type SimilarityQuery,
} from './knowledge-store.ts'
export type { ItemChange } from '#src/store/tables/site-tables.ts'
export { announceHeld } from './announce-held.ts'
export { insertKnowledge } from './new-items-store.ts'
export { prepareKnowledge, toNewItem } from './prepare-items.ts'
export { queueFollowUps } from './queue-follow-ups.ts'
export { approveItem, removeItem, restoreItem } from './item-states.ts'
export { editItem, getOwnedItem, resolveConflict } from './owner-edits.ts'
export { type OwnedItem, listOwnedItems, pruneRemovedItems } from './owner-edits-store.ts'
export { replaceItems } from './replace-items.ts'
export { deleteUneditedOf, hasItemsOf, measureItemsOf } from './site-items-store.ts'
export { listWrittenItems } from './written-items-store.ts'
