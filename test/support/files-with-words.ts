/**
 * Files and folders that still hold words or letters of natural languages. Move words into packs and remove entries;
 * never add one. Some only hold letters that no pack needs, such as those of `fold`.
 */
export const FILES_WITH_WORDS: readonly string[] = [
  'src/engine/answer/question/asked-kinds.ts',
  'src/engine/answer/question/asked-moment.ts',
  'src/engine/answer/question/counted.ts',
  'src/engine/answer/question/questions-in.ts',
  'src/engine/answer/question/remark.ts',
  'src/engine/answer/question/same-question.ts',
  'src/engine/answer/question/talk.ts',
  'src/engine/answer/say/next-step.ts',
  'src/engine/extract/html/visitor-names.ts',
  'src/engine/language/asks-person.ts',
  'src/engine/language/calendar-words.ts',
  'src/engine/language/fold.ts',
  'src/engine/language/sentences.ts',
  'src/engine/language/stem.ts',
  'src/engine/write/guard/check-promises.ts',
  'src/features/channels/whatsapp/chat-codes.ts',
  'src/features/conversations/visitor-details.ts',
]
