import { numbersIn, spelledNumbers, withoutTimes } from './claim-numbers.ts'

/** Numbers that are no prices, shares or times. */
export const countsIn = (text: string): string[] => {
  const timeless = withoutTimes(text)
  const plain = numbersIn(timeless).filter(({ kind }) => kind === 'plain')
  return [...spelledNumbers(timeless), ...plain.flatMap(({ readings }) => readings)]
}
