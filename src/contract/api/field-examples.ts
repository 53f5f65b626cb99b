import type { JsonSchema } from './openapi-types.ts'

/** An example of a body, and the name of its schema. */
export interface BodyExample {
  schema: string
  example: unknown
}

/** Returns the schemas with an example for each field that the `bodies` show: the first value of that field. */
export function withFieldExamples(
  schemas: Record<string, JsonSchema>,
  bodies: readonly BodyExample[],
): Record<string, JsonSchema> {
  const shown = structuredClone(schemas)
  const resolve = (schema: JsonSchema): JsonSchema => shown[schema.$ref?.split('/').at(-1) ?? ''] ?? schema
  const addTo = (schema: JsonSchema, value: unknown): void => {
    const { properties = {}, items, anyOf = [], oneOf = [] } = resolve(schema)
    if (Array.isArray(value)) for (const one of value) addTo(items ?? {}, one)
    else if (isObject(value)) {
      for (const [name, field] of Object.entries(properties)) if (value[name] !== undefined) addTo(field, value[name])
    } else if (value !== null && takesExample(schema)) schema.examples ??= [value]
    for (const choice of [...anyOf, ...oneOf]) if (fits(resolve(choice), value)) addTo(choice, value)
  }
  for (const { schema, example } of bodies) addTo(shown[schema] ?? {}, example)
  return shown
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Enums and constants list their values. */
const takesExample = ({ type, enum: values, const: value }: JsonSchema): boolean =>
  [type].flat().some((one) => one === 'string' || one === 'number' || one === 'integer') &&
  values === undefined &&
  value === undefined

/** Reports whether a body may be this choice: it has all its required fields, with their fixed values. */
function fits({ type, required = [], properties = {} }: JsonSchema, value: unknown): boolean {
  if (!isObject(value)) return type !== 'object'
  const isFixed = (name: string): boolean => {
    const { const: fixed, enum: values } = properties[name] ?? {}
    return (fixed ?? value[name]) === value[name] && (values ?? [value[name]]).includes(value[name])
  }
  return type === 'object' && required.every((name) => value[name] !== undefined && isFixed(name))
}
