import { type RemarkKind, remarksFirstOf } from './remarks.ts'
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
