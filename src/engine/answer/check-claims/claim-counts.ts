import { numbersIn } from '../units/written-numbers.ts'
import { spelledNumbers } from './spelled-numbers.ts'
import { withoutTimes } from './claim-times.ts'

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
