import type { JsonSchema } from '#src/contract/api/openapi-types.ts'

/** Returns the schema with its references replaced by the schemas they name. */
export function inlineReferences(named: Record<string, JsonSchema>, { $ref, ...schema }: JsonSchema): JsonSchema {
  const inline = (one: JsonSchema): JsonSchema => inlineReferences(named, one)
  const { properties, items, anyOf, oneOf } = schema
  return {
    ...($ref && inline(named[$ref.split('/').at(-1) ?? ''] ?? {})),
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, inline(field)])),
    }),
    ...(items && { items: inline(items) }),
    ...(anyOf && { anyOf: anyOf.map(inline) }),
    ...(oneOf && { oneOf: oneOf.map(inline) }),
  }
}
