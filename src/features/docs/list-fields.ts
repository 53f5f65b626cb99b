import type { JsonSchema } from '#src/contract/api/openapi-types.ts'

/** A field of a body, flattened. Its path is as in error messages, such as `products[].name`. */
export interface FieldRow {
  path: string
  type: string
  required: boolean
  description: string
  limits: string[]
}

/**
 * Returns the fields of an object and its nested objects, outer ones first. The fields of a list are those of its
 * entries; those of a choice are the fields of all variants, required if each variant requires them.
 */
export function listFields(schema: JsonSchema, prefix = ''): FieldRow[] {
  if (schema.anyOf) return joinVariants(schema.anyOf.map((variant) => listFields(variant, prefix)))
  if (schema.items) return listFields(schema.items, `${prefix}[].`)
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = `${prefix}${name}`
    const row = describeField(path, field, schema.required?.includes(name) ?? false)
    if (field.items) return [row, ...listFields(field.items, `${path}[].`)]
    return [row, ...listFields(field, `${path}.`)]
  })
}

function joinVariants(variants: FieldRow[][]): FieldRow[] {
  const byPath = Map.groupBy(variants.flat(), ({ path }) => path)
  return [...byPath.values()].flatMap(([first, ...others]) => {
    const isAlways = others.length + 1 === variants.length && [first, ...others].every((row) => row?.required)
    return first ? [{ ...first, required: isAlways }] : []
  })
}

/** Returns one field without its nested ones. */
export function describeField(path: string, schema: JsonSchema, required: boolean): FieldRow {
  return { path, type: typeOf(schema), required, description: schema.description ?? '', limits: limitsOf(schema) }
}

function typeOf(schema: JsonSchema): string {
  const { type, items, anyOf, format, enum: values } = schema
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (anyOf) return anyOf.map(typeOf).join(' or ')
  if (items) return `array of ${typeOf(items)}`
  if (values) return values.map((value) => `\`${String(value)}\``).join(', ')
  return [type ?? 'any', ...(format ? [`(${format})`] : [])].flat().join(' ')
}

/** A longer example would fill the column. */
const MAX_EXAMPLE = 60

function limitsOf(schema: JsonSchema): string[] {
  const { maxLength, maxItems, minimum, maximum, default: fallback } = schema
  const limits: [unknown, string][] = [
    [maxLength, `at most ${maxLength?.toLocaleString('en')} characters`],
    [maxItems, `at most ${maxItems?.toLocaleString('en')} items`],
    [maximum, `${minimum?.toLocaleString('en')} to ${maximum?.toLocaleString('en')}`],
    [fallback, `default \`${String(fallback)}\``],
    [exampleOf(schema), `for example \`${exampleOf(schema)}\``],
  ]
  return limits.flatMap(([given, words]) => (given === undefined ? [] : [words]))
}

/** Returns a short example on one line; undefined for a field whose format says enough. */
function exampleOf({ examples, format, default: fallback }: JsonSchema): string | undefined {
  const [example] = examples ?? []
  const text = String(example)
  if (example === undefined || example === fallback || format !== undefined) return undefined
  return text.length > MAX_EXAMPLE || text.includes('\n') ? undefined : text
}
