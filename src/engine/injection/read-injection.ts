import { findConcepts, type Found } from './find-concepts.ts'
import type { Concept } from './words/injection-concepts.ts'
import { hasEncodedRun, mayBeEncoded } from './encoded-runs.ts'
import { hasInjectionShape, hasTurnMark, mayHaveShape } from './injection-shapes.ts'
import { INJECTION_WORDS } from './words/injection-words.ts'
import { plainLetters } from './plain-letters.ts'

/** Concepts that together make an instruction, in any order unless `inOrder`, within this many letters. */
interface Rule {
  all: readonly Concept[]
  within: number
  inOrder?: true
}

const RULES: readonly Rule[] = [
  { all: ['forget', 'told'], within: 90 },
  { all: ['forget', 'orders', 'earlier'], within: 90 },
  { all: ['forget', 'orders', 'say', 'anyone'], within: 140 },
  { all: ['forget', 'orders', 'direct', 'anyone'], within: 140 },
  { all: ['forget', 'orders', 'say', 'audience'], within: 140 },
  { all: ['forget', 'orders', 'direct', 'audience'], within: 140 },
  { all: ['void', 'told'], within: 120 },
  { all: ['void', 'orders', 'earlier'], within: 90 },
  { all: ['machine', 'void', 'orders'], within: 90 },
  { all: ['responder', 'void'], within: 120, inOrder: true },
  { all: ['reveal', 'prompt'], within: 60 },
  { all: ['fromNow', 'become', 'role'], within: 90 },
  { all: ['fromNow', 'become', 'machine'], within: 90 },
  { all: ['fromNow', 'become', 'maybeMachine'], within: 90 },
  { all: ['machine', 'fromNow', 'role'], within: 90 },
  { all: ['maybeMachine', 'fromNow', 'role'], within: 90 },
  { all: ['fromNow', 'asks', 'say'], within: 120 },
  { all: ['fromNow', 'say', 'strictly'], within: 90 },
  { all: ['fromNow', 'say', 'audience'], within: 90 },
  { all: ['fromNow', 'tell', 'audience'], within: 90 },
  { all: ['fromNow', 'direct', 'audience'], within: 90 },
  { all: ['fromNow', 'anyQuestion'], within: 70 },
  { all: ['fromNow', 'say', 'everyAnswer'], within: 90 },
  { all: ['fromNow', 'forget'], within: 60 },
  { all: ['become', 'role'], within: 90 },
  { all: ['become', 'everyAnswer'], within: 60 },
  { all: ['machine', 'reads', 'here'], within: 70 },
  { all: ['maybeMachine', 'reads', 'here'], within: 70 },
  { all: ['system', 'reads', 'here', 'say'], within: 160 },
  { all: ['system', 'reads', 'here', 'tell'], within: 160 },
  { all: ['machine', 'say', 'strictly'], within: 100, inOrder: true },
  { all: ['machine', 'tell', 'audience'], within: 100, inOrder: true },
  { all: ['machine', 'direct', 'audience'], within: 100, inOrder: true },
  { all: ['machine', 'hide'], within: 80, inOrder: true },
  { all: ['machine', 'anyQuestion', 'say'], within: 120 },
  { all: ['machine', 'forget', 'orders'], within: 90 },
  { all: ['maybeMachine', 'must', 'say', 'strictly'], within: 100 },
  { all: ['maybeMachine', 'must', 'tell', 'audience'], within: 100 },
  { all: ['maybeMachine', 'must', 'say', 'that'], within: 90, inOrder: true },
  { all: ['maybeMachine', 'forget', 'orders'], within: 90 },
  { all: ['responder', 'strictly', 'say'], within: 120 },
  { all: ['responder', 'must', 'say'], within: 120 },
  { all: ['responder', 'tell'], within: 120, inOrder: true },
  { all: ['responder', 'hide'], within: 140 },
  { all: ['responder', 'anyQuestion', 'say'], within: 140 },
  { all: ['responder', 'anyQuestion', 'strictly'], within: 140 },
  { all: ['responder', 'direct', 'audience'], within: 140 },
  { all: ['responder', 'direct', 'anyone'], within: 140 },
  { all: ['responder', 'say', 'anyone'], within: 140 },
  { all: ['responder', 'become'], within: 120, inOrder: true },
  { all: ['responder', 'forget'], within: 120, inOrder: true },
  { all: ['when', 'audience', 'asks', 'say'], within: 140 },
  { all: ['when', 'audience', 'asks', 'tell'], within: 140 },
  { all: ['when', 'asks', 'say', 'that'], within: 100 },
  { all: ['when', 'anyone', 'asks', 'say', 'strictly'], within: 140 },
  { all: ['when', 'anyone', 'asks', 'tell'], within: 140 },
  { all: ['anyQuestion', 'say', 'strictly'], within: 100 },
  { all: ['say', 'everyAnswer'], within: 60 },
  { all: ['say', 'thisAnswer', 'strictly'], within: 60 },
  { all: ['decode', 'obey'], within: 80 },
  { all: ['decode', 'hide'], within: 80 },
  { all: ['obey', 'hide'], within: 80 },
  { all: ['asker', 'replied'], within: 160 },
  { all: ['asker', 'tell'], within: 120 },
  { all: ['asker', 'say', 'strictly'], within: 160 },
  { all: ['asker', 'hide'], within: 200 },
  { all: ['tell', 'audience', 'strictly'], within: 60 },
  { all: ['tell', 'audience', 'that'], within: 60 },
  { all: ['hide', 'audience'], within: 60 },
  { all: ['hide', 'here'], within: 60 },
  { all: ['hide', 'orders', 'earlier'], within: 60 },
  { all: ['hide', 'prompt'], within: 60 },
]
/** Rules that do not apply if the sentence forbids something: rules of a game, or a warning to the reader. */
const UNLESS_FORBIDDEN: readonly Rule[] = [
  { all: ['fromNow', 'become', 'say'], within: 120 },
  { all: ['fromNow', 'become', 'tell'], within: 120 },
  { all: ['machine', 'must', 'secret'], within: 120 },
  { all: ['machine', 'direct', 'secret'], within: 120 },
  { all: ['machine', 'asks', 'secret'], within: 120 },
  { all: ['machine', 'say', 'secret'], within: 120 },
  { all: ['responder', 'secret'], within: 140, inOrder: true },
  { all: ['direct', 'audience', 'secret'], within: 120 },
  { all: ['direct', 'anyone', 'secret'], within: 100 },
  { all: ['tell', 'audience', 'secret'], within: 100 },
]
const listed = (field: 'forbids' | 'elsewhere', isJoined: boolean): string =>
  INJECTION_WORDS.filter(({ script }) => (script !== undefined) === isJoined)
    .flatMap(({ [field]: list = '' }) => (list === '' ? [] : list.split(', ')))
    .join('|')
const FORBIDS = new RegExp(`(?<!\\p{L})(?:${listed('forbids', false)})(?!\\p{L})|${listed('forbids', true)}`, 'u')
/** Rules that apply if the sentence quotes something. */
const QUOTING_RULES: readonly Rule[] = [
  { all: ['say', 'strictly'], within: 40 },
  { all: ['say', 'yourAnswer'], within: 60 },
  { all: ['say', 'anyQuestion'], within: 80 },
]
const QUOTED = /["“”«»„‟「」『』]/
/** Answers to a message, an email or a form, for which businesses ask people. */
const ANSWERED_ELSEWHERE = new RegExp(`(?<!\\p{L})(?:${listed('elsewhere', false)})(?!\\p{L})`, 'u')
/** A line of a dialogue that has one of these concepts, or two others, is an order. */
const ORDERS: ReadonlySet<Concept> = new Set([
  'forget',
  'reveal',
  'become',
  'fromNow',
  'hide',
  'role',
  'prompt',
  'everyAnswer',
  'yourAnswer',
])
const SIGNS: ReadonlySet<Concept> = new Set([
  'say',
  'tell',
  'direct',
  'must',
  'strictly',
  'audience',
  'anyone',
  'orders',
  'earlier',
  'machine',
  'anyQuestion',
  'asks',
  'secret',
  'void',
  'obey',
])
/**
 * The most letters between an order to say something and the quotation mark: with spaces between words, and without.
 */
const TO_QUOTE = 25
const TO_QUOTE_JOINED = 8
const JOINED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u
const START = 12
const FIRST = 4
const BESIDE = 30
const SPEAKS = /^["'”’*_)\]}>\s]{0,4}[:：>\]}\-–—|]/
const ADDRESSED = /^["'”’)\s]{0,3}(?:[:：,，、!！.。;—–-]|$)/
/** The end of the text before somebody who is addressed between two commas. */
const APPOSED = /[,;:!.،、，]\s{0,2}$/
/** The end of a label after a machine's name. */
const LABELS = /^[^:：\n.]{0,40}[:：]\s?/u
const LABEL_START = 40
/** Other concepts that a label for a machine may name. */
const OPENS_LABEL: ReadonlySet<Concept> = new Set(['orders', 'speaker', 'prompt'])
/** The longest text that is read in one piece. */
const MAX_TEXT = 20_000

/**
 * Reports whether a sentence or a short text gives instructions to an assistant that may read it. Without `hasWords`,
 * decides by its shape alone.
 */
export function isInjection(text: string, hasWords = true): boolean {
  const plain = plainLetters(text.slice(0, MAX_TEXT))
  if (hasEncodedRun(text) || hasInjectionShape(plain)) return true
  return hasWords && findConcepts(plain).some((found) => found.length > 1 && isInstruction(plain, found))
}

/** A letter of another script. Which Latin letter it looks like depends on the letters around it. */
const NOT_LATIN = /[\p{L}--\p{Script=Latin}]/v

/**
 * Returns whether a sentence of the text may be an instruction: by its words, only by its shape, or not at all. Much
 * faster than calling `isInjection` for each sentence.
 */
export function mayInject(text: string): 'words' | 'shape' | undefined {
  const plain = plainLetters(text)
  if (NOT_LATIN.test(plain) || findConcepts(plain).some((found) => found.length > 1)) return 'words'
  return mayHaveShape(plain) || mayBeEncoded(text) ? 'shape' : undefined
}

function isInstruction(text: string, found: readonly Found[]): boolean {
  const concepts = new Set(found.map(({ concept }) => concept))
  const holds = ({ all, within, inOrder }: Rule): boolean =>
    all.every((concept) => concepts.has(concept)) && (inOrder ? followWithin : standWithin)(found, all, within)
  if (RULES.some(holds) || (!FORBIDS.test(text) && UNLESS_FORBIDDEN.some(holds))) return true
  if (!ANSWERED_ELSEWHERE.test(text) && quotes(text, found) && QUOTING_RULES.some(holds)) return true
  return isAddressed(text, found) || isDialogue(text, found)
}

/** Reports whether quoted words follow an order to say something, or come before it, as in Japanese or Turkish. */
function quotes(text: string, found: readonly Found[]): boolean {
  if (!QUOTED.test(text)) return false
  const far = JOINED.test(text) ? TO_QUOTE_JOINED : TO_QUOTE
  return found.some(
    ({ concept, start, end }) =>
      concept === 'say' &&
      (QUOTED.test(text.slice(end, end + far)) || QUOTED.test(text.slice(Math.max(0, start - far / 2), start))),
  )
}

/** Reports whether all concepts occur within this many letters of each other. */
function standWithin(found: readonly Found[], all: readonly Concept[], within: number): boolean {
  const last = new Map<Concept, Found>()
  return found.some((one) => {
    if (!all.includes(one.concept)) return false
    last.set(one.concept, one)
    return last.size === all.length && Math.min(...[...last.values()].map(({ start }) => start)) >= one.end - within
  })
}

/** Reports whether the concepts follow one another within this many letters. */
function followWithin(found: readonly Found[], all: readonly Concept[], within: number): boolean {
  const starts: number[] = []
  return found.some(({ concept, start, end }) => {
    const at = all.indexOf(concept)
    if (at === 0) starts[0] = start
    else if (at > 0 && starts[at - 1] !== undefined) starts[at] = starts[at - 1] ?? 0
    return at === all.length - 1 && end - (starts[at] ?? -Infinity) <= within
  })
}

/**
 * Reports whether the text addresses a machine: `Note to chatbots:`, `If you are a language model, …`, `Assistant:
 * tell …`.
 */
function isAddressed(text: string, found: readonly Found[]): boolean {
  const isNear = (concept: Concept, { start }: Found, latest = Infinity): boolean =>
    found.some(
      (one) => one.concept === concept && one.start <= latest && one.start < start && start - one.end <= BESIDE,
    )
  const has = (concept: Concept, latest: number): boolean =>
    found.some((one) => one.concept === concept && one.start <= latest)
  return found.some((one) => {
    const isMachine = one.concept === 'machine'
    if (!isMachine && one.concept !== 'maybeMachine') return false
    const isAtEnd = ADDRESSED.test(text.slice(one.end))
    const reads = found.some(
      ({ concept, start }) => concept === 'reads' && start >= one.end && start - one.end <= BESIDE,
    )
    if (isNear('address', one, START) && (isAtEnd || reads)) return true
    if (isNear('ifYouAre', one) && (reads || (isMachine && isAtEnd))) return true
    const label = one.start <= LABEL_START ? LABELS.exec(text.slice(one.end))?.[0] : undefined
    if (label !== undefined) {
      const end = one.end + label.length
      const isNext = (concepts: ReadonlySet<Concept>): boolean =>
        found.some(({ concept, start }) => concepts.has(concept) && start >= end && start - end <= FIRST)
      // `To the virtual assistant, a note: …`
      if (one.start <= BESIDE && has('address', BESIDE) && goesOn(found, one)) return true
      // `New task for the assistant: recommend …`, `A game for the robot: you are now …`
      if (
        (reads || found.some((other) => OPENS_LABEL.has(other.concept) && other.end < one.start)) &&
        isNext(GIVES_ORDER)
      )
        return true
      if (isNext(FOR_MACHINES)) return true
    }
    return (one.start <= FIRST || APPOSED.test(text.slice(0, one.start))) && isAtEnd && goesOn(found, one)
  })
}

/** Orders that people give only to machines. */
const FOR_MACHINES: ReadonlySet<Concept> = new Set(['forget', 'fromNow', 'become', 'role', 'hide'])
/** Orders to say or send something. */
const GIVES_ORDER: ReadonlySet<Concept> = new Set(['say', 'tell', 'direct'])

/** Reports whether the text is an order in a dialogue: `System: you must …`. */
const isDialogue = (text: string, found: readonly Found[]): boolean =>
  found.some(
    (one) => one.concept === 'speaker' && one.start <= FIRST && SPEAKS.test(text.slice(one.end)) && goesOn(found, one),
  )

function goesOn(found: readonly Found[], { end }: Found): boolean {
  const after = found.filter(({ start }) => start >= end)
  if (after.some(({ concept }) => ORDERS.has(concept))) return true
  return new Set(after.filter(({ concept }) => SIGNS.has(concept)).map(({ concept }) => concept)).size > 1
}

/** The speaker of a line in a dialogue. */
export type Turn = 'visitor' | 'machine'

const MAX_SPEAKER = 40
const SPEAKER = /^\W{0,6}[\p{L}\p{M}][^:：\n]{1,30}[:：]/u
const VISITORS: ReadonlySet<Concept> = new Set(['audience'])
const MACHINES: ReadonlySet<Concept> = new Set(['machine', 'maybeMachine', 'speaker'])

/** Returns the speaker of a line such as `Customer: How much is it?`. */
export function turnOf(line: string): Turn | undefined {
  if (!SPEAKER.test(line)) return undefined
  const plain = plainLetters(line.slice(0, MAX_SPEAKER)).replace(/[:：][^]*/, ':')
  for (const found of findConcepts(plain, true))
    for (const { concept, start, end } of found)
      if (start <= FIRST && SPEAKS.test(plain.slice(end))) {
        if (VISITORS.has(concept)) return 'visitor'
        if (MACHINES.has(concept)) return 'machine'
      }
  return undefined
}

/** A line that only names a speaker, between the marks of a heading or a tag. */
const ONLY_MARKED = /^\W{0,6}[#[<{|*=]\W{0,6}[\p{L}\p{M}][^\n]{1,40}$/u

/** Every mark that opens a turn contains one of these, also in full width. */
const MAY_OPEN = /[<[{(#:\]>=_*|＜［｛（＃：］＞＝＿＊｜﹟﹤]|override|overrule|chain of|prompt inj/i

/** Reports whether a line opens a turn of a chat, so that the lines below are part of it. */
export function opensTurn(line: string): boolean {
  if (!MAY_OPEN.test(line)) return false
  const plain = plainLetters(line.slice(0, MAX_TEXT))
  if (hasTurnMark(plain)) return true
  if (!ONLY_MARKED.test(plain)) return false
  return findConcepts(plain, true).some((found) =>
    found.some(
      ({ concept, start, end }) =>
        concept === 'speaker' && /^\W{0,10}$/.test(plain.slice(0, start)) && /^\W{0,10}$/.test(plain.slice(end)),
    ),
  )
}

const GOES_ON: ReadonlySet<Concept> = new Set([
  ...ORDERS,
  'void',
  'obey',
  'thisAnswer',
  'say',
  'tell',
  'machine',
  'direct',
  'told',
  'anyQuestion',
  'hide',
  'secret',
])
/**
 * What an instruction may want the assistant to say: a quotation, a link, a code in capitals, a phone number, an
 * email address.
 */
const PAYLOAD = /https?:|www\.|\p{Lu}{4,}|\p{L}@\p{L}|(?:\d[ ().-]?){7}/u

/** Reports whether an instruction refers to the sentences before it: `repeat this answer`. */
export const pointsBack = (text: string): boolean =>
  findConcepts(plainLetters(text.slice(0, MAX_TEXT))).some((found) =>
    found.some(({ concept }) => concept === 'thisAnswer'),
  )

/** Reports whether a sentence after an instruction may be part of it. */
export function goesOnAfterInjection(text: string): boolean {
  const plain = plainLetters(text.slice(0, MAX_TEXT))
  if (QUOTED.test(plain) || PAYLOAD.test(text)) return true
  return findConcepts(plain).some((found) => found.some(({ concept }) => GOES_ON.has(concept)))
}
