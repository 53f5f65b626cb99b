/**
 * Files and folders that still hold words or letters of natural languages. Move words into packs and remove entries;
 * never add one. Some only hold letters that no pack needs, such as those of `fold`.
 */
export const FILES_WITH_WORDS: readonly string[] = [
  'src/engine/answer/',
  'src/engine/crawl/frontier/crawl-traps.ts',
  'src/engine/crawl/frontier/link-kind.ts',
  'src/engine/crawl/frontier/page-rank.ts',
  'src/engine/crawl/visit-page.ts',
  'src/engine/extract/blocks/block-writer.ts',
  'src/engine/extract/blocks/box-shapes.ts',
  'src/engine/extract/blocks/table-blocks.ts',
  'src/engine/extract/blocks/time-columns.ts',
  'src/engine/extract/documents/plain-text-blocks.ts',
  'src/engine/extract/documents/read-docx.ts',
  'src/engine/extract/html/mojibake.ts',
  'src/engine/extract/html/visibility.ts',
  'src/engine/extract/html/visitor-names.ts',
  'src/engine/extract/html/visitor-text.ts',
  'src/engine/extract/readable/text-signals.ts',
  'src/engine/injection/',
  'src/engine/language/',
  'src/engine/leads/',
  'src/engine/understand/',
  'src/engine/values/',
  'src/engine/whatsapp/control-words.ts',
  'src/engine/write/guard/',
  'src/features/channels/whatsapp/chat-codes.ts',
  'src/features/conversations/search-words.ts',
  'src/features/conversations/visitor-details.ts',
]
