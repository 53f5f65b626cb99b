import { computeOnce } from '#src/base/memoize.ts'
import { partsOf } from '../../language/language-packs.ts'
import { alternatives } from '../../language/word-lists.ts'
import { fold } from '../../language/fold.ts'

/** A message that does not ask for knowledge: haggling, a complaint, a broken promise, or indecision. */
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

/** Reads a message as a remark, in the visitor's language first. Returns `undefined` if it also asks something. */
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

/** Reports whether a message only says something about the visitor: "We are a family of four and love hiking". */
export function isStatement(text: string, language: string): boolean {
  const sentences = sentencesIn(text)
  return remarksFirstOf(language)
    .slice(0, 1)
    .some(
      ({ tells, wants }) =>
        sentences.length > 0 && sentences.every((one) => tells.test(one) && !wants.test(one) && !ASKS.test(one)),
    )
}

/** The first that matches is answered. */
const SAID = ['complaint', 'dispute', 'haggling', 'browsing'] as const
/** The kinds of remarks. */
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

/** Returns the phrases of all languages, the visitor's first. */
const remarksFirstOf = (language: string): ReturnType<typeof spoken> =>
  spoken().toSorted((a, b) => Number(b.language === language) - Number(a.language === language))
