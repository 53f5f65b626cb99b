import { computeOnce } from '#src/base/memoize.ts'
import { partsOf } from '../../language/language-packs.ts'
import { alternatives } from '../../language/word-lists.ts'
import { fold } from '../../language/fold.ts'

/**
 * A message that asks nothing of the knowledge: it haggles, complains, holds the agent to something, is or is
 * undecided.
 */
export interface Remark {
  kind: RemarkKind
  language: string
}

const SENTENCE = /[^.!?؟;\n]+[.!?؟;]*/gu
const ASKS = /[?؟]/u
/** "If I am not happy with it, …" asks what then. */
const CONDITION = /^(?:if|in case|wenn|falls|si|s'il|se|als|indien|اذا) /u

const sentencesIn = (text: string): string[] =>
  (fold(text).match(SENTENCE) ?? []).map((one) => one.replace(/\s+/gu, ' ').trim())

/**
 * Reads a message as such a remark, in the visitor's language first; `undefined` where it asks something beside it, or
 * is none.
 */
export function findRemark(text: string, language: string): Remark | undefined {
  const sentences = sentencesIn(text)
  const said = sentences.filter((sentence) => !ASKS.test(sentence) && !CONDITION.test(sentence))
  for (const spoken of remarksFirstOf(language)) {
    const asksLess = (sentence: string): boolean => spoken.asksLess.test(sentence)
    if (sentences.some((sentence) => ASKS.test(sentence) && !asksLess(sentence))) continue
    const kind = spoken.said.find(({ pattern }) => said.some((sentence) => pattern.test(sentence)))?.kind
    if (kind ?? sentences.some(asksLess)) return { kind: kind ?? 'haggling', language: spoken.language }
  }
  return undefined
}

/**
 * Whether a message only tells of the visitor, and neither asks nor wants anything: "We are a family of four and love
 * hiking".
 */
export function isStatement(text: string, language: string): boolean {
  const sentences = sentencesIn(text)
  return remarksFirstOf(language)
    .slice(0, 1)
    .some(
      ({ tells, wants }) =>
        sentences.length > 0 && sentences.every((one) => tells.test(one) && !wants.test(one) && !ASKS.test(one)),
    )
}

/** Of a text that is two of them, the first says what is to be answered. */
const SAID = ['complaint', 'dispute', 'haggling', 'browsing'] as const
/** What a message is that asks for no knowledge, and wants an answer all the same. */
export type RemarkKind = (typeof SAID)[number]

const anywhere = (list: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives(list)})(?![\\p{L}\\p{N}])`, 'u')

const spoken = computeOnce(() =>
  partsOf('remarks').map((words) => ({
    language: words.language,
    asksLess: anywhere(words.asksLess),
    tells: new RegExp(`^(?:${alternatives(words.tells)})(?![\\p{L}\\p{N}])`, 'u'),
    wants: anywhere(words.wants),
    said: SAID.map((kind) => ({ kind, pattern: anywhere(words[kind]) })),
  })),
)

/** The turns of phrase of all languages, the visitor's first. */
const remarksFirstOf = (language: string): ReturnType<typeof spoken> =>
  spoken().toSorted((a, b) => Number(b.language === language) - Number(a.language === language))
