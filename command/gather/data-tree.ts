/** A value in a file: a text, a number, a boolean, or an object or list. */
export type DataValue = string | number | boolean | DataNode

/** An object or list, in the order of the file. Members of a list have the key ''. */
export interface DataNode {
  /** The function or component that gets it as an argument (`Plan.create!`), or ''. */
  call: string
  members: DataMember[]
}

export interface DataMember {
  key: string
  value: DataValue
}

export const isNode = (value: DataValue | undefined): value is DataNode => typeof value === 'object'

/** Turns what a parser of JSON, YAML or TOML returns into a tree. */
export function toTree(value: unknown): DataValue | undefined {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value === 'bigint') return Number(value)
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value !== 'object' || value === null) return undefined
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((one: unknown) => ['', one])
    : Object.entries(value)
  return {
    call: '',
    members: entries.flatMap(([key, one]) => {
      const member = toTree(one)
      return member === undefined ? [] : [{ key, value: member }]
    }),
  }
}

/** Returns the words of a key. `priceMonthly`, `price_monthly` and `price-monthly` have the same ones. */
export function keyWords(key: string): string[] {
  return key
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** Returns a key as a label: `openingHours` becomes `Opening hours`. */
export function keyLabel(key: string): string {
  const words = keyWords(key).join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
