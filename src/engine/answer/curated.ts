import type { AnswerIndex } from './prepare-knowledge.ts'
import type { AnswerSource, KnowledgeText } from './answer-types.ts'
import { subjectWords, wordRarity } from './evidence.ts'
import { stopwordsOf } from './lexicon/lexicon.ts'
import type { ParsedQuestion, QuestionWord } from './question.ts'
import { analyseText } from './text/analyse.ts'
import { plainText } from './units/markdown-lines.ts'

/** Shares of the visitor's question that the owner's says, and of the owner's that the visitor's says. */
const ASKED = 0.75
const WRITTEN = 0.5

function likeness(index: AnswerIndex, question: ParsedQuestion, item: KnowledgeText): number {
  const language = item.language || index.company.language
  const written = analyseText(item.title, item.language, index.company.language)
  const terms = new Set(written.terms)
  const rarity = (word: QuestionWord): number => wordRarity(index, word, question.language)
  const says = (word: QuestionWord): number => Math.max(0, ...[...word.terms].map(([term, weight]) => (terms.has(term) ? weight : 0)))
  const subject = subjectWords(question)
  const all = subject.reduce((sum, word) => sum + rarity(word), 0)
  const asked = all === 0 ? 0 : subject.reduce((sum, word) => sum + rarity(word) * says(word), 0) / all
  const said = new Set(question.words.flatMap((word) => [word.stem, ...word.terms.keys()]))
  const telling = written.stems.filter((stem) => !stopwordsOf(language).has(stem))
  const back = telling.length === 0 ? 0 : telling.filter((stem) => said.has(stem)).length / telling.length
  return asked >= ASKED && back >= WRITTEN ? asked + back : 0
}

/** The owner's own answer to a question like this one, or `undefined`. */
export function findCurated(index: AnswerIndex, question: ParsedQuestion): { parts: string[]; sources: AnswerSource[] } | undefined {
  const [best] = index.items
    .filter((item) => item.curated === true)
    .map((item) => ({ item, like: likeness(index, question, item) }))
    .filter(({ like }) => like > 0)
    .toSorted((a, b) => b.like - a.like)
  if (best === undefined) return undefined
  const { id, title, url, content } = best.item
  return { parts: [plainText(content)], sources: [{ itemId: id, title, url }] }
}
