import { sentencesOf } from '../language/sentences.ts'
import { citationsIn, nestCitations, withoutCitations } from './citations.ts'

/** A sentence or a list line, with the white space before it and without its citations. */
export interface Piece {
  lead: '' | ' ' | '\n' | '\n\n'
  text: string
  /** The numbers of the items that the sentence cites: 12 for `[12]`. */
  cited: readonly number[]
}

/** The most characters of a sentence. A model may never end one. */
const MAX_SENTENCE = 1_200

/** Returns the sentences and lines of a text. */
export function splitSentences(text: string): string[] {
  const splitter = createSentenceSplitter()
  return [...splitter.push(text), ...splitter.end()].map((piece) => piece.text)
}

/** Cuts a text into sentences as it arrives. Returns a sentence as soon as the next one begins. */
export function createSentenceSplitter(): { push(text: string): Piece[]; end(): Piece[] } {
  let rest = ''
  let lead: Piece['lead'] = ''
  const toPieces = (sentences: readonly string[]): Piece[] =>
    sentences.flatMap((sentence) => {
      const text = withoutCitations(sentence)
      if (text === '') return []
      const piece = { lead, text, cited: citationsIn(sentence) }
      lead = ' '
      return [piece]
    })
  const takeLine = (line: string): Piece[] => {
    if (line.trim() === '') {
      if (lead !== '') lead = '\n\n'
      return []
    }
    const pieces = toPieces(sentencesOf(nestCitations(line)))
    lead = '\n'
    return pieces
  }
  return {
    push: (text) => {
      const lines = (rest + text).replace(/\r\n?/g, '\n').split('\n')
      rest = lines.pop() ?? ''
      const pieces = lines.flatMap(takeLine)
      rest = nestCitations(rest)
      const sentences = sentencesOf(rest)
      const last = sentences.at(-1) ?? ''
      if (sentences.length > 1 || rest.length > MAX_SENTENCE) {
        const complete = rest.length > MAX_SENTENCE ? sentences : sentences.slice(0, -1)
        pieces.push(...toPieces(complete))
        rest = rest.length > MAX_SENTENCE ? '' : rest.slice(rest.lastIndexOf(last))
      }
      return pieces
    },
    end: () => {
      const pieces = takeLine(rest)
      rest = ''
      return pieces
    },
  }
}
