import type { JsonSchema } from '#src/contract/api/openapi-types.ts'

/** One field of a body, flattened: its path as error messages write it, such as `products[].name`. */
export interface FieldRow {
  path: string
  type: string
  required: boolean
  description: string
  limits: string[]
}

/** The fields of an object and of the objects in it, outer before inner. */
export function listFields(schema: JsonSchema, prefix = ''): FieldRow[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = `${prefix}${name}`
    const row = describeField(path, field, schema.required?.includes(name) ?? false)
    if (field.items) return [row, ...listFields(field.items, `${path}[].`)]
    return [row, ...listFields(field, `${path}.`)]
  })
}

/** One field without those in it. */
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

function limitsOf({ maxLength, maxItems, minimum, maximum, default: fallback }: JsonSchema): string[] {
  const limits: [unknown, string][] = [
    [maxLength, `at most ${maxLength?.toLocaleString('en')} characters`],
    [maxItems, `at most ${maxItems?.toLocaleString('en')} items`],
    [maximum, `${minimum?.toLocaleString('en')} to ${maximum?.toLocaleString('en')}`],
    [fallback, `default \`${String(fallback)}\``],
  ]
  return limits.flatMap(([given, words]) => (given === undefined ? [] : [words]))
}
