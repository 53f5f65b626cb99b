import { z } from 'zod'
import { isRecord } from '#src/base/is-record.ts'
import { isBlank } from './parse-input.ts'

const MAX_WARNINGS = 10
const MAX_NAME = 60
/** Inspecting more names costs time, and nobody reads their warnings. */
const MAX_UNKNOWN = 1_000

/**
 * Returns a warning for each field of a request that its schema does not know, by its path, with the field probably
 * meant: at most ten. Fields with the same name in the entries of one list share a warning. Blank fields count as not
 * sent.
 */
export function warnOfUnknownFields(schema: z.ZodType, sent: unknown): string[] {
  const found = new Map<string, Unknown & { others: number }>()
  let count = 0
  for (const unknown of findUnknown(schema, sent, { path: '', place: '' })) {
    const before = found.get(unknown.place)
    if (before) before.others++
    else if (found.size < MAX_WARNINGS) found.set(unknown.place, { ...unknown, others: 0 })
    if (++count === MAX_UNKNOWN) break
  }
  const all = found.size > 0 ? listFields(schema) : []
  return [...found.values()].map(({ path, name, siblings, others }) => {
    const meant = closest(name, siblings) ?? closest(name, all)
    const repeated = others > 0 ? `, in ${others + 1} places` : ''
    return `${path} is not a known field${repeated}, so it was ignored.${meant ? ` Did you mean ${meant.path}?` : ''}`
  })
}

/** Returns a success with more warnings, which come last. */
export function addWarnings<Success extends object>(success: Success, more: string[]): Success {
  if (more.length === 0) return success
  const earlier: unknown[] = 'warnings' in success && Array.isArray(success.warnings) ? success.warnings : []
  return { ...success, warnings: [...earlier, ...more] }
}

interface Unknown {
  path: string
  /** The path without positions in lists. */
  place: string
  name: string
  siblings: Field[]
}

interface Field {
  name: string
  path: string
}

function* findUnknown(
  schema: z.ZodType,
  sent: unknown,
  { path, place }: { path: string; place: string },
): Generator<Unknown> {
  const known = unwrap(schema)
  if (known instanceof z.ZodArray && Array.isArray(sent)) {
    // @NOTE cast: zod types the element of an array as its core type, which every schema of ours extends.
    const element = known.element as z.ZodType
    for (const [at, entry] of sent.entries())
      yield* findUnknown(element, entry, { path: `${path}[${at}]`, place: `${place}[]` })
  }
  if (!(known instanceof z.ZodObject) || !isRecord(sent)) return
  for (const name of Object.keys(sent)) {
    const value = sent[name]
    const member: unknown = Object.hasOwn(known.shape, name) ? known.shape[name] : undefined
    const isKnown = member instanceof z.ZodType
    if ((isKnown && typeof value !== 'object') || isBlank(value)) continue
    const at = { path: join(path, name), place: join(place, name) }
    if (isKnown) yield* findUnknown(member, value, at)
    else yield { ...at, name, siblings: Object.keys(known.shape).map((name) => ({ name, path: name })) }
  }
}

function unwrap(schema: z.ZodType): z.ZodType {
  // @NOTE cast: zod types the inner schema as its core type, which every schema of ours extends.
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? unwrap(schema.unwrap() as z.ZodType)
    : schema
}

const join = (path: string, name: string): string => {
  const short = name.length > MAX_NAME ? `${name.slice(0, MAX_NAME).toWellFormed()}…` : name
  return path === '' ? short : `${path}.${short}`
}

/** Returns all fields of a schema at any depth, the outer ones first. */
function listFields(schema: z.ZodType, path = ''): Field[] {
  const known = unwrap(schema)
  // @NOTE cast: see findUnknown.
  if (known instanceof z.ZodArray) return listFields(known.element as z.ZodType, `${path}[]`)
  if (!(known instanceof z.ZodObject)) return []
  const own = Object.keys(known.shape).map((name) => ({ name, path: join(path, name) }))
  const inner = Object.entries(known.shape).flatMap(([name, member]) =>
    member instanceof z.ZodType ? listFields(member, join(path, name)) : [],
  )
  return [...own, ...inner]
}

/** Returns the field whose name is most like a name, if one is close. */
function closest(name: string, fields: Field[]): Field | undefined {
  const written = wordsOf(name)
  const letters = written.join('')
  const rated = fields.map((field) => {
    const words = wordsOf(field.name)
    if (words.join(' ') === written.join(' ')) return { field, distance: -1 }
    if (isPartOf(written, words) || isPartOf(words, written)) return { field, distance: Number(words.length > 1) }
    return { field, distance: 1 + countEdits(letters, words.join('')) }
  })
  const [best] = rated.toSorted((a, b) => a.distance - b.distance)
  return best && best.distance <= 1 + Math.ceil(letters.length / 5) ? best.field : undefined
}

/** Returns the words of `pricing_tiers`, `pricingTiers` and `Pricing Tiers` in lower case, without a plural `s`. */
const wordsOf = (name: string): string[] =>
  (name.slice(0, MAX_NAME).match(/\p{Lu}*[^\p{Lu}\P{L}]+|\p{Lu}+/gu) ?? []).map((word) =>
    word.toLowerCase().replace(/(?<=..)s$/, ''),
  )

const isPartOf = (words: string[], others: string[]): boolean =>
  words.length > 0 && words.every((word) => others.includes(word))

/** Returns the number of letters to add, remove, change or swap with their neighbor. */
function countEdits(from: string, to: string): number {
  let [older, old] = [[] as number[], [...Array(to.length + 1).keys()]]
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1]
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      row[j] = Math.min(
        (old[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (old[j - 1] ?? 0) + Number(!isSame),
        isSwap ? (older[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    ;[older, old] = [old, row]
  }
  return old[to.length] ?? 0
}
