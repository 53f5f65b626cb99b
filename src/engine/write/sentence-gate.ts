import { fold } from '../language/fold.ts'
import { POINTERS } from './guard/claim-words.ts'
import type { SentenceCheck } from './guard/guard.ts'
import { ANSWER_TOOLS } from './prompt/answer-tools.ts'
import { NO_ANSWER } from './prompt/sales-rules.ts'
import type { Piece } from './sentence-splitter.ts'

/** A sentence of the model, and the reason if it is not shown. */
export interface CheckedPiece extends Piece {
  problem: string | undefined
}

/** The sentences that a gate let through, and those it held back. */
export interface Passed {
  shown: string
  /** The item numbers that the shown sentences cite. */
  cited: number[]
  /** All sentences, in order. */
  pieces: CheckedPiece[]
}

export interface SentenceGate {
  /** Takes the next sentence of the answer and returns the text to show. */
  take: (piece: Piece) => string[]
  /** Returns text that is still waiting for another sentence. Must be called at the end of the answer. */
  end: () => string[]
  /** Returns the closing question or farewell that is still waiting, without showing it. */
  closing: () => string
}

/** The most characters of a sentence. Nobody reads a longer one. */
const MAX_CHECKED = 1_200
/** A table. The model is told to write none, because WhatsApp shows its source. */
const TABLE_LINE = /^\|.*\|$/
/** A code fence, or a line of signs alone. If such a line opens something, nobody could read the text after it. */
const FORM_LINE = /^(?:```.*|[^\p{L}\p{N}]*)$/u
const CODE = /^\s*[{[<|]/
/** A tool call or an object, printed as text. */
const CODE_LINE = /^[{<].*[}>]$/
/** Words that only the model and this program use. A model may write a tool call as text. */
const OWN_WORDS = [NO_ANSWER, ...ANSWER_TOOLS.map(({ name }) => name)]
const LEADS = /[:：]\**$/
/** A question, or a word or two before the actual statement: "Gladly!" */
const OPENS = /[?？؟]\**$|^\P{L}{0,3}[\p{L}’']{1,20}(?:[.!,]| [\p{L}’']{1,20}!)$/u

/** The reason of a sentence that only refers to a dropped one. */
export const ORPHAN = 'orphan'

/** Reports whether sentences were dropped. */
export const isCut = ({ pieces }: Pick<Passed, 'pieces'>): boolean => pieces.some(({ problem }) => problem)

/**
 * Shows each sentence that passes the check, once. A sentence that introduces another, asks or greets waits for the
 * next one. If that one is dropped, a question is dropped with it. A sentence that refers to a dropped one is dropped
 * too, unless `isClear` reports that it can be understood on its own.
 */
export function createSentenceGate(
  passed: Passed,
  check: SentenceCheck,
  isClear: (piece: Piece, lost: string) => boolean = () => false,
): SentenceGate {
  const said = new Set<string>()
  let waiting: Piece[] = []
  let lost = ''
  const show = (piece: Piece): string => {
    const text = (passed.shown === '' ? '' : piece.lead) + piece.text
    passed.shown += text
    passed.cited.push(...piece.cited)
    lost = ''
    return text
  }
  const problemOf = (piece: Piece): string | undefined => {
    if (piece.text.length > MAX_CHECKED) return 'endless'
    if (TABLE_LINE.test(piece.text.trim())) return 'table'
    if (CODE_LINE.test(piece.text.trim())) return 'code'
    const isOrphan = lost !== '' && POINTERS().test(fold(piece.text)) && !isClear(piece, lost)
    return check(piece) ?? (isOrphan ? ORPHAN : undefined)
  }
  const release = (): string[] => waiting.splice(0).map(show)
  return {
    take: (piece) => {
      if (OWN_WORDS.some((word) => piece.text.includes(word)) || FORM_LINE.test(piece.text) || said.has(piece.text))
        return []
      said.add(piece.text)
      const problem = problemOf(piece)
      passed.pieces.push({ ...piece, problem })
      if (problem) {
        if (problem !== ORPHAN && passed.shown === '' && !CODE.test(piece.text)) lost = piece.text
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
      waiting = waiting.filter(({ text }) => !LEADS.test(text) && (passed.shown !== '' || !isCut(passed)))
      return release()
    },
    closing: () =>
      waiting
        .filter(({ text }) => !LEADS.test(text))
        .map(({ text }) => text)
        .join(' '),
  }
}
