/** Terms numbered from 0 in the order in which they are first asked for. */
export interface TermBook {
  /** The number of a term, a new one when it has none. */
  numberOf(term: string): number
  find(term: string): number | undefined
  terms(): Iterable<string>
  size(): number
}

export function createTermBook(): TermBook {
  const numbers = new Map<string, number>()
  return {
    numberOf: (term) => {
      const known = numbers.get(term)
      if (known !== undefined) return known
      numbers.set(term, numbers.size)
      return numbers.size - 1
    },
    find: (term) => numbers.get(term),
    terms: () => numbers.keys(),
    size: () => numbers.size,
  }
}

/** Pairs of terms of another book, numbered in the same way. */
export interface PairBook {
  numberOf(first: number, second: number): number
  /** Of two terms with a blank between them. */
  find(pair: string): number | undefined
  size(): number
}

/** No book holds as many terms, and a pair of numbers below it is a safe integer. */
const MAX_TERMS = 2 ** 26

export function createPairBook(terms: TermBook): PairBook {
  const numbers = new Map<number, number>()
  const find = (first: number | undefined, second: number | undefined): number | undefined =>
    first === undefined || second === undefined ? undefined : numbers.get(first * MAX_TERMS + second)
  return {
    numberOf: (first, second) => {
      const known = find(first, second)
      if (known !== undefined) return known
      numbers.set(first * MAX_TERMS + second, numbers.size)
      return numbers.size - 1
    },
    find: (pair) => {
      const [first = '', second = ''] = pair.split(' ')
      return find(terms.find(first), terms.find(second))
    },
    size: () => numbers.size,
  }
}
