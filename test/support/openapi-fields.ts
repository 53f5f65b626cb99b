import type { JsonSchema, OpenApiDocument } from '../../src/contract/api/openapi-types.ts'

/** Reads the fields of a document's schemas. */
export function openSchemas({ components }: OpenApiDocument) {
  /** Returns a schema with what it refers to. */
  function resolve(schema: JsonSchema): JsonSchema {
    return { ...components.schemas[schema.$ref?.split('/').at(-1) ?? ''], ...schema }
  }

  /** Returns the fields of a schema at all depths, except those of the schemas it refers to. */
  function listFields(schema: JsonSchema, path: string): { path: string; schema: JsonSchema }[] {
    const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [] } = schema
    const named = Object.entries(properties).map(([name, field]) => ({ path: `${path}.${name}`, schema: field }))
    const entries = typeof additionalProperties === 'object' ? [additionalProperties] : []
    const parts = [...(items ? [items] : []), ...entries, ...anyOf, ...oneOf]
    return [
      ...named.map((field) => ({ ...field, schema: resolve(field.schema) })),
      ...named.flatMap((field) => listFields(field.schema, field.path)),
      ...parts.flatMap((part) => listFields(part, path)),
    ]
  }

  /** Returns the fields of an example that its schema does not describe. */
  function findUnknown(schema: JsonSchema, value: unknown, path: string): string[] {
    const { properties = {}, additionalProperties, items, anyOf, oneOf } = resolve(schema)
    const choices = anyOf ?? oneOf
    if (choices) {
      const found = choices.map((choice) => findUnknown(choice, value, path))
      return found.some((one) => one.length === 0) ? [] : (found[0] ?? [])
    }
    if (Array.isArray(value)) return value.flatMap((one) => findUnknown(items ?? {}, one, `${path}[]`))
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([name, one]) => {
      const field = properties[name]
      if (one === undefined) return []
      if (field) return findUnknown(field, one, `${path}.${name}`)
      return typeof additionalProperties === 'object' ? [] : [`${path}.${name}`]
    })
  }

  return { findUnknown, listFields, resolve }
}
