import { getOperation } from '#src/contract/api/openapi.ts'
import { namedSchemas, toJsonSchema } from '#src/contract/api/openapi-schemas.ts'
import type { JsonSchema } from '#src/contract/api/openapi-types.ts'
import { takesIdempotencyKey } from '#src/contract/api/idempotent-operations.ts'
import { IDEMPOTENCY_ARGUMENT } from './call-operation.ts'

/** Short JSON Schemas of tools, from the contract. An assistant reads the list of tools with every conversation. */

export interface ObjectSchema extends JsonSchema {
  type: 'object'
  properties: Record<string, JsonSchema>
}

/** Fields whose name needs no description. */
const SPEAK_FOR_THEMSELVES: ReadonlySet<string> = new Set([
  'agent_id',
  'agent_name',
  'answer',
  'ask_consent',
  'category',
  'channel',
  'company_name',
  'content',
  'cursor',
  'deploy_channels',
  'greeting_message',
  'industry',
  'item_type',
  'languages',
  'limit',
  'mode',
  'privacy_url',
  'questions',
  'retention_days',
  'stage',
  'state',
  'status',
  'title',
  'tone',
  'unanswered',
  'website_url',
])

/** Members that the list of tools leaves out, because every result can have them. */
const IN_EVERY_RESULT: ReadonlySet<string> = new Set(['success', 'warnings'])

/** Returns the schema of a tool's input: the path, query and body of an operation, or only the named fields of them. */
export function inputOf(operationId: string, only?: readonly string[]): ObjectSchema {
  const operation = getOperation(operationId)
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in !== 'header')
  const body = operation.request && namedSchemas()[operation.request.schema]
  const all = {
    ...Object.fromEntries(parameters.map(({ name, schema }) => [name, toJsonSchema(schema)])),
    ...body?.properties,
  }
  const required = [
    ...parameters.flatMap(({ name, required: isRequired }) => (isRequired ? [name] : [])),
    ...(body?.required ?? []),
  ]
  const fields = Object.entries(all).filter(([name]) => !only || only.includes(name))
  const needed = required.filter((name) => !only || only.includes(name))
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(fields.map(([name, schema]) => [name, shortenInput(name, schema)])),
      ...(takesIdempotencyKey(operation) ? { [IDEMPOTENCY_ARGUMENT]: { type: 'string' } } : {}),
    },
    required: needed.length > 0 ? needed : undefined,
  }
}

/** Returns the schema of a tool's result: a named schema of the contract, without the `unlisted` members. */
export function resultOf(name: string, unlisted: readonly string[] = []): ObjectSchema {
  const { properties, ...schema } = shortObject({ $ref: `#/${name}` }, { isResult: true })
  const listed = Object.entries(properties).filter(([member]) => !unlisted.includes(member))
  return { ...schema, properties: Object.fromEntries(listed) }
}

/** Shortens the schema of an object: for input, it keeps what a model needs; for a result, the types of its members. */
export function shortObject(schema: JsonSchema, { isResult = false } = {}): ObjectSchema {
  const { properties = {}, required } = resolve(schema)
  const fields = Object.entries(properties).filter(([name]) => !isResult || !IN_EVERY_RESULT.has(name))
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(([name, one]) => [name, isResult ? shortenResult(one) : shortenInput(name, one)]),
    ),
    required: isResult ? undefined : required,
  }
}

/**
 * Keeps the description of the field itself: nested fields speak for themselves. The operation checks the input and
 * explains what is wrong.
 */
function shortenInput(name: string, schema: JsonSchema): JsonSchema {
  const { description } = resolve(schema)
  const isNeeded = description !== undefined && !SPEAK_FOR_THEMSELVES.has(name)
  return { ...shortenNested(schema), description: isNeeded ? firstSentence(description) : undefined }
}

function shortenNested(schema: JsonSchema): JsonSchema {
  const { type, enum: values, properties, items, anyOf } = resolve(schema)
  // A text or one of some words is a text.
  if (anyOf?.every((one) => one.type === 'string')) return { type: 'string' }
  return {
    type,
    enum: values,
    items: items && shortenNested(items),
    properties:
      properties && Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, shortenNested(one)])),
    anyOf: anyOf?.map(shortenNested),
  }
}

function shortenResult(schema: JsonSchema): JsonSchema {
  const { type, anyOf } = resolve(schema)
  return { type, anyOf: anyOf?.map(shortenResult) }
}

function resolve(schema: JsonSchema): JsonSchema {
  const name = schema.$ref?.split('/').at(-1)
  const named = name === undefined ? schema : namedSchemas()[name]
  if (!named) throw new Error(`the contract has no schema ${name}`)
  return named.$ref === undefined ? { ...named, description: schema.description ?? named.description } : resolve(named)
}

const firstSentence = (text: string): string => /^.*?(?=\.(?: |$))/s.exec(text)?.[0] ?? text
