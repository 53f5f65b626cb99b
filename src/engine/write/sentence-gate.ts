import { fold } from '../answer/text/fold.ts'
import { alternatives } from '../answer/text/word-lists.ts'
import { ANSWER_TOOLS } from './prompt/answer-tools.ts'
import { NO_ANSWER } from './prompt/sales-rules.ts'
import type { Piece } from './sentence-splitter.ts'

/** A sentence that was not shown, and the reason. */
export interface DroppedSentence {
  text: string
  reason: string
  /** What the model that judges said of it. */
  note?: string | undefined
}

/** What a gate let through, and what it held back. */
export interface Passed {
  shown: string
  /** The item numbers that the shown sentences cite. */
  cited: number[]
  dropped: DroppedSentence[]
}

export interface SentenceGate {
  /** What of the answer may be shown, now that this piece of it came. */
  take: (piece: Piece) => string[]
  /** What was held back for a next sentence that never came. */
  end: () => string[]
}

/**
 * In characters. The check of a sentence looks at each of its words with the others: beyond this it takes seconds, and
 * nobody reads it.
 */
const MAX_CHECKED = 3_000
/** A check of sentences does not see under which head a value stands. */
const TABLE_LINE = /^\|.*\|$/
/** The fence of code, and lines of signs alone: what comes after one that opens something could not be read. */
const FORM_LINE = /^(?:```.*|[^\p{L}\p{N}]*)$/u
const CODE = /^\s*[{[<|]/
/** Words that a model shares with this program, and no reader: it may write the call of a tool as text. */
const OWN_WORDS = [NO_ANSWER, ...ANSWER_TOOLS.map(({ name }) => name)]
const LEADS = /[:：]\**$/
/** A question, or a word or two before what is meant: "Gladly!" */
const OPENS = /[?？؟]\**$|^\P{L}{0,3}[\p{L}’']{1,20}(?:[.!,]| [\p{L}’']{1,20}!)$/u

/** What begins by pointing at a sentence before it. */
const POINTS_BACK = new RegExp(
  `^\\P{L}*(?:${Object.values({
    en: "it, it's, its, they, they're, both, this, that, these, those, after that, otherwise, then",
    de: 'es (?:kostet|dauert|beginnt|findet|ist), er, (?:das|die|der) (?:kostet|dauert|kosten|dauern|gilt|ist|sind), danach, sonst, dies*, dafur, dazu',
    fr: "il (?:coute|dure|est (?!possible)|comprend), elles?, ils, cela, celui-ci, celle-ci, ensuite, sinon, c'est (?:a |au )?\\d",
    es: 'cuestan?, duran?, vale, est[eoa]s?, eso, despues, si no, l[oa]s hay',
    pt: 'ele, ela, custam?, duram?, isso, depois, senao',
    it: 'costano?, durano?, quest[oaie], poi, dopo, altrimenti',
    nl: '(?:het|die|dat) (?:kost|duurt|is|zijn|geldt), dit, daarna, anders, ze',
  })
    .map(alternatives)
    .join('|')})(?!\\p{L})`,
  'u',
)

/**
 * Lets sentences through that hold, each once, and none that could not be read without what was held back. What leads
 * up to something, asks or opens waits until that comes, and where that is held back, the question goes with it. A
 * sentence that points back at what was never shown is held back as well.
 */
export function createSentenceGate(passed: Passed, check: (sentence: string) => string | undefined): SentenceGate {
  const said = new Set<string>()
  let waiting: Piece[] = []
  let isSubjectLost = false
  const show = (piece: Piece): string => {
    const text = (passed.shown === '' ? '' : piece.lead) + piece.text
    passed.shown += text
    passed.cited.push(...piece.cited)
    isSubjectLost = false
    return text
  }
  const problemOf = (text: string): string | undefined => {
    if (text.length > MAX_CHECKED) return 'endless'
    if (TABLE_LINE.test(text.trim())) return 'table'
    return isSubjectLost && POINTS_BACK.test(fold(text)) ? 'orphan' : check(text)
  }
  const release = (): string[] => waiting.splice(0).map(show)
  return {
    take: (piece) => {
      if (OWN_WORDS.some((word) => piece.text.includes(word)) || FORM_LINE.test(piece.text) || said.has(piece.text))
        return []
      said.add(piece.text)
      const problem = problemOf(piece.text)
      if (problem) {
        passed.dropped.push({ text: piece.text, reason: problem })
        isSubjectLost ||= passed.shown === '' && !CODE.test(piece.text)
        waiting = waiting.filter(({ text }) => LEADS.test(text))
        return []
      }
      if (LEADS.test(piece.text)) waiting = waiting.filter(({ text }) => !LEADS.test(text))
      if (LEADS.test(piece.text) || OPENS.test(piece.text)) {
        waiting.push(piece)
        return []
      }
      return [...release(), show(piece)]
    },
    end: () => {
      waiting = waiting.filter(({ text }) => !LEADS.test(text) && (passed.shown !== '' || passed.dropped.length === 0))
      return release()
    },
  }
}
