import { numbersIn } from '../../units/written-numbers.ts'

/**
 * A line cut so that each piece holds one price and the words that it belongs to. A piece that begins with its price
 * keeps the words before the first price of its sentence: "Membership: 42 € for adults, 29 € for students" has
 * membership in both.
 */
export function pricePieces(line: string): string[] {
  if (line.startsWith('|') || numbersIn(line).filter(({ kind }) => kind === 'price').length < 2) return [line]
  return line.split(/(?<=[.!?;؟])\s+/).flatMap(cutSentence)
}

const SEPARATOR = /[,;،]\s+|\s(?:and|und|et|y|e|en|و|\/|–)\s/gu

function cutSentence(sentence: string): string[] {
  const prices = numbersIn(sentence).filter(({ kind }) => kind === 'price')
  if (prices.length < 2) return [sentence]
  const cuts: number[] = []
  for (const [at, { index }] of prices.entries()) {
    const next = prices[at + 1]
    const between = next ? [...sentence.slice(index, next.index).matchAll(SEPARATOR)].at(0) : undefined
    if (between) cuts.push(index + between.index + between[0].length)
  }
  const head = sentence.slice(0, prices[0]?.index ?? 0)
  const pieces = [0, ...cuts].map((from, at) => sentence.slice(from, cuts[at] ?? sentence.length))
  return pieces.map((piece, at) => (at > 0 && /^[^\p{L}]*\d/u.test(piece) ? `${head} ${piece}` : piece))
}
