import { tableCells } from '#src/base/table-row.ts'

/**
 * Converts Markdown to WhatsApp's marks: `*bold*`, `_italic_`, `~struck~`, links as their URLs, headings in bold. A
 * table becomes a list of its columns if it compares them, as an empty first cell shows, else of its rows.
 */
export function toWhatsAppText(markdown: string): string {
  return untable(markdown)
    .split('\n')
    .map(toLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const TABLE = /^\|.*\|[ \t]*\n\|[ :|-]{3,200}\|[ \t]*(?:\n\|.*\|[ \t]*)+$/gm

function untable(markdown: string): string {
  return markdown.replace(TABLE, (table) => {
    const [head = [], , ...rows] = table.split('\n').map(tableCells)
    const isTurned = head[0] === ''
    const [headers, lines] = isTurned
      ? [
          ['', ...rows.map(([label = '']) => label)],
          head.slice(1).map((title, at) => [title, ...rows.map((row) => row[at + 1] ?? '')]),
        ]
      : [head, rows]
    return lines
      .map(([title = '', ...cells]) =>
        [`**${title}**`, ...cells.flatMap((cell, at) => said(headers[at + 1], cell))].join('\n'),
      )
      .join('\n\n')
  })
}

/** Returns no line for an empty cell. */
function said(label = '', cell = ''): string[] {
  if (cell === '' || cell === '–') return []
  return [label === '' ? cell : `${label}: ${cell}`]
}

function toLine(line: string): string {
  const heading = /^\s{0,3}#{1,6}\s+(.*)$/.exec(line)?.[1]
  const item = line.replace(/^(\s*)[*+]\s+/, '$1- ')
  const plain = (heading ?? item)
    .replace(/!?\[([^\]]{0,300})\]\((https?:\/\/[^)\s]{1,500}|(?:mailto|tel):[^)\s]{1,200})\)/g, toLink)
    .replace(/\*\*([^*\s](?:[^*]{0,400}[^*\s])?)\*\*/g, '*$1*')
    .replace(/__([^_\s](?:[^_]{0,400}[^_\s])?)__/g, '*$1*')
    .replace(/~~([^~\s](?:[^~]{0,400}[^~\s])?)~~/g, '~$1~')
    .replace(/\\([|*_~#[\]`-])/g, '$1')
  return heading === undefined ? plain : `*${plain.replaceAll('*', '').trim()}*`
}

function toLink(_match: string, words: string, address: string): string {
  const shown = address.replace(/^(?:mailto|tel):/, '')
  return words.trim() === '' || words.trim() === shown ? shown : `${words.trim()}: ${shown}`
}

/**
 * Splits a text into parts of at most `max` UTF-16 units, at paragraphs, else between sentences, else between words,
 * never within a character.
 */
export function splitText(text: string, max: number): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const part of partsWithin(text, max)) {
    if (piece.length + part.length > max) {
      pieces.push(piece)
      piece = ''
    }
    piece += part
  }
  return [...pieces, piece].map((one) => one.trim()).filter(Boolean)
}

/** Yields the parts of a text in order, none longer than `max`. */
function* partsWithin(text: string, max: number): Generator<string> {
  if (text.length <= max) return yield text
  for (const paragraph of text.split(/(?<=\n\n)/)) {
    if (paragraph.length <= max) yield paragraph
    else for (const sentence of segments(paragraph, 'sentence')) yield* wordsWithin(sentence, max)
  }
}

function* wordsWithin(sentence: string, max: number): Generator<string> {
  if (sentence.length <= max) return yield sentence
  for (const word of segments(sentence, 'word')) {
    if (word.length <= max) yield word
    else yield* segments(word, 'grapheme')
  }
}

function segments(text: string, granularity: 'sentence' | 'word' | 'grapheme'): string[] {
  return Array.from(new Intl.Segmenter(undefined, { granularity }).segment(text), ({ segment }) => segment)
}
