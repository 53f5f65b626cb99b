import { memoize, memoizeTexts } from '#src/base/memoize.ts'
import { wordsOf } from '../../language/split-words.ts'
import { sentencesOf } from '../../language/sentences.ts'
import { readSentence } from './read-sentence.ts'
import { findForeignContact } from './check-contacts.ts'
import { claimsIn, isDoubtful, isPromise } from './check-promises.ts'
import { type ReadText, type ValueProblem, checkValues } from './check-values.ts'
import { contentStems } from './content-stems.ts'
import type { ClaimKind } from './claim-word-table.ts'
import type { Ground } from './ground.ts'

/** The reason why a sentence is not shown. */
export type GuardReason = ValueProblem | ClaimKind | 'promise' | 'tainted' | 'instructions'

/** A sentence, and the numbers of the items that it cites. */
export interface CitedSentence {
  text: string
  cited: readonly number[]
}

/**
 * Returns the reason why a sentence may not be shown. Must be called in the order of the sentences, because one may
 * continue the one before.
 */
export type SentenceCheck = (sentence: CitedSentence) => string | undefined

export interface Guard {
  check: SentenceCheck
  /** Reports whether a reply says something about the business, or that the answer is not known. */
  isAnswer: (shown: string) => boolean
}

export interface GuardInput {
  /** Returns the knowledge. A search may add to it. */
  ground: () => Ground
  /** The visitor's messages, oldest first. */
  said: readonly string[]
  /** The present date, time and whether the business is open, in words. */
  moment: string
  /** The agent's earlier replies. */
  replied: readonly string[]
  /** The model's instructions. No reply may repeat them. */
  instructions: string
  /** The language of the business, or ''. */
  language: string
}

const LIST_MARK = /^\s*(?:[-*•·]|\d{1,2}[.)])\s+/

/**
 * The most sentences to remember: each is read once when it comes, but the conversation's messages are read again in
 * each turn.
 */
const MAX_SENTENCES = 500
const readOnce = memoizeTexts(MAX_SENTENCES, readSentence)

/**
 * Checks the sentences of one reply by rules. Each value, link and contact must be in the knowledge, follow plainly
 * from it, or come from the visitor. Promises, discounts, guarantees and awards must be in the knowledge. A sentence
 * without any of these passes.
 */
export function createGuard(input: GuardInput): Guard {
  const { ground: readGround, said, moment, replied, instructions, language } = input
  const saidValues = said.flatMap((text) => readOnce(text, language))
  const clock = readOnce(moment, language)
  const rules = shinglesOf(instructions)
  const told = replied.flatMap((text) => readOnce(text, language))
  const question = said.at(-1) ?? ''
  let before: ReadText = { text: question, values: readOnce(question, language) }
  const problemOf = ({ text, values }: ReadText, cited: readonly number[]): GuardReason | undefined => {
    const ground = readGround()
    // A citation of an unknown number does not count.
    const items = new Set(cited.map((number) => number - 1).filter((item) => item in ground.items))
    return (
      findOrder(text, { ground, rules }) ??
      findForeignContact(values, ground, saidValues)?.kind ??
      findClaim(text, ground, items) ??
      checkValues(ground, { text, values, cited: items, said: saidValues, clock, told, before, question, language })
    )
  }
  const check: SentenceCheck = ({ text: sentence, cited }) => {
    const text = sentence.replace(LIST_MARK, '')
    const read = { text, values: readOnce(text, language) }
    const problem = problemOf(read, cited)
    if (problem === undefined) {
      told.push(...read.values)
      before = read
    }
    return problem
  }
  return {
    check,
    isAnswer: (shown) =>
      sentencesOf(shown).some(
        (sentence) =>
          isDoubtful(sentence) || readOnce(sentence, language).length > 0 || isOfLine(sentence, readGround()),
      ),
  }
}

/** Reports whether a sentence shares words with a line of the knowledge. */
function isOfLine(sentence: string, { lines }: Ground): boolean {
  const stems = contentStems(sentence)
  return lines.some((line) => stems.filter((stem) => line.stems.has(stem)).length >= TELLING_WORDS)
}
const TELLING_WORDS = 2

/** Returns what a sentence promises or claims without a value, if the knowledge does not. */
function findClaim(
  text: string,
  { lines, claims, items }: Ground,
  cited: ReadonlySet<number>,
): GuardReason | undefined {
  if (isPromise(text, lines)) return 'promise'
  const said = cited.size === 0 ? claims : new Set([...cited].flatMap((item) => items[item]?.claims ?? []))
  const unknown = claimsIn(text).find((kind) => !said.has(kind))
  return unknown && !isDoubtful(text) ? unknown : undefined
}

const SHINGLE = 6
/** The least words of an order that a sentence repeats. */
const REPEATED_WORDS = 2
const REPEATED_SHARE = 0.8

/** Reports whether a sentence repeats what a planted instruction demands, or the model's own instructions. */
function findOrder(
  text: string,
  { ground, rules }: { ground: Ground; rules: ReadonlySet<string> },
): 'tainted' | 'instructions' | undefined {
  const stems = ground.tainted.length === 0 ? [] : contentStems(text)
  const isOrdered = ground.tainted.some((line) => {
    const order = new Set(contentStems(line))
    return stems.filter((stem) => order.has(stem)).length >= Math.max(REPEATED_WORDS, stems.length * REPEATED_SHARE)
  })
  if (isOrdered && !ground.lines.some((line) => stems.every((stem) => line.stems.has(stem)))) return 'tainted'
  return [...shinglesIn(text)].some((shingle) => rules.has(shingle)) ? 'instructions' : undefined
}

const INSTRUCTIONS = 50
/** All visitors of an agent have the same instructions. */
const shinglesOf = memoize(INSTRUCTIONS, (instructions) => shinglesIn(instructions))

function shinglesIn(text: string): Set<string> {
  const words = wordsOf(text)
  return new Set(words.slice(SHINGLE - 1).map((_, at) => words.slice(at, at + SHINGLE).join(' ')))
}
