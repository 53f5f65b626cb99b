import { fold } from '../text/fold.ts'
import { numbersIn } from '../units/written-numbers.ts'
import { spelledNumbers } from './spelled-numbers.ts'
import { withoutTimes } from './claim-times.ts'

/** Both of two things, as languages say that with a number, folded; not the first two or last two of more. */
const BOTH =
  /(?<!\p{L})(?:the two|(?:die|der|den|alle) zwei|(?:tou(?:te)?s )?(?:les|des|aux) deux|l[oa]s dos|[ao]s (?:dois|duas)|(?:i|le|dei|delle|ai|tutt[ie] e) due|(?:de|alle) twee)(?! (?:first|last|next|erst|letzt|nachst|prem|derni|proch|prim|ultim|proxim|pross|eerst|laatst|volgend))(?!\p{L})/gu

/** A text, folded, without words that count what was named before it. */
export const withoutBoth = (text: string): string => fold(text).replace(BOTH, ' ')

/** Numbers that are no prices, shares or times. */
export const countsIn = (text: string): string[] => {
  const timeless = withoutTimes(text)
  const plain = numbersIn(timeless).filter(({ kind }) => kind === 'plain')
  return [...spelledNumbers(timeless), ...plain.flatMap(({ readings }) => readings)]
}

/** How many things a sentence lists behind a colon: "There are three boxes: ..." counts by itself. */
export function listedIn(text: string): number {
  const [, list = ''] = /:\s(.+)$/u.exec(text) ?? []
  return list === '' ? 0 : list.split(/[,;،]\s+(?:(?:and|und|et|y|e|en)\s)?|\s(?:and|und|et|y|e|en)\s/u).length
}
