import type { JsonSchema } from '../../src/contract/api/openapi-types.ts'

const MAX_COLUMNS = 116

/** Returns a doc comment with its lines wrapped; '' for no text. */
export function docComment(text: string, indent = ''): string {
  const lines = text
    .replaceAll('*/', '*\\/')
    .split('\n')
    .flatMap((line) => wrap(line, MAX_COLUMNS - indent.length))
  if (text === '') return ''
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */\n`].join('\n')
}

function wrap(line: string, columns: number): string[] {
  const lines = ['']
  for (const word of line.split(' ')) {
    const joined = lines.at(-1) === '' ? word : `${lines.at(-1)} ${word}`
    if (joined.length > columns && lines.at(-1) !== '') lines.push(word)
    else lines[lines.length - 1] = joined
  }
  return lines
}

/** Returns the declarations of named schemas. */
export function declareSchemas(named: Record<string, JsonSchema>): string {
  return Object.entries(named)
    .map(([name, schema]) => {
      const declared = schema.properties ? `interface ${name} ${typeOf(schema)}` : `type ${name} = ${typeOf(schema)}`
      return `${docComment(schema.description ?? '')}export ${declared}\n`
    })
    .join('\n')
}

/** Returns a schema as a TypeScript type. */
export function typeOf(schema: JsonSchema, indent = ''): string {
  const { $ref, type, enum: values, anyOf, oneOf, items, properties, additionalProperties } = schema
  if ($ref) return nameOf($ref)
  if ('const' in schema) return literal(schema.const)
  if (values) return values.map(literal).join(' | ')
  const variants = anyOf ?? oneOf
  if (variants) return variants.map((one) => typeOf(one, indent)).join(' | ')
  if (Array.isArray(type)) return type.map((one) => typeOf({ ...schema, type: one }, indent)).join(' | ')
  if (items) return `${inBrackets(typeOf(items, indent))}[]`
  if (properties) return objectType(schema, indent)
  if (type === 'object')
    return `Record<string, ${typeof additionalProperties === 'object' ? typeOf(additionalProperties, indent) : 'unknown'}>`
  if (type === 'string') return schema.format === 'binary' ? 'Blob' : 'string'
  if (type === 'integer' || type === 'number') return 'number'
  return type === 'boolean' || type === 'null' ? type : 'unknown'
}

function objectType({ properties = {}, required = [], additionalProperties }: JsonSchema, indent: string): string {
  const inner = `${indent}  `
  const fields = Object.entries(properties).map(([name, field]) => {
    const mark = required.includes(name) ? '' : '?'
    return `${docComment(field.description ?? '', inner)}${inner}${name}${mark}: ${typeOf(field, inner)}\n`
  })
  const others = additionalProperties ? [`${inner}[name: string]: unknown\n`] : []
  return `{\n${[...fields, ...others].join('')}${indent}}`
}

/** Returns the type of a parameter in a query. */
export function queryTypeOf(schema: JsonSchema): string {
  return schema.enum?.join() === 'true,false' ? 'boolean' : typeOf(schema)
}

export const nameOf = (reference: string): string => reference.split('/').at(-1) ?? ''

const inBrackets = (type: string): string => (/ \| /.test(type) && !type.startsWith('{') ? `(${type})` : type)

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'` : String(value)
}
