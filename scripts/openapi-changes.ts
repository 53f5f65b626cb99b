import { isRecord } from '../src/base/is-record.ts'
import type {
  JsonSchema,
  OpenApiDocument,
  OpenApiMedia,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiResponse,
} from '../src/contract/api/openapi-types.ts'
import { responsesOf } from '../src/contract/api/responses-of.ts'

/** Compares two versions of the OpenAPI document. */

/** A schema in a request is an input: there, more is required or less is allowed only in a breaking change. */
type Direction = 'input' | 'output'

interface Comparison {
  before: OpenApiDocument
  after: OpenApiDocument
  direction: Direction
  /** Pairs of references that are being compared, because schemas can contain themselves. */
  open: ReadonlySet<string>
}

/** Returns a sentence for each change that can break a client of the earlier document. */
export function findBreakingChanges(before: OpenApiDocument, after: OpenApiDocument): string[] {
  const input: Comparison = { before, after, direction: 'input', open: new Set() }
  const output: Comparison = { ...input, direction: 'output' }
  const operations = listOperations(before).flatMap(({ path, method, operation }) => {
    const name = `${method.toUpperCase()} ${path}`
    const now = after.paths[path]?.[method]
    return now ? compareOperations(name, operation, now, { input, output }) : [`${name} is removed`]
  })
  const events = Object.entries(before.webhooks).flatMap(([name, { post }]) => {
    const now = after.webhooks[name]?.post.requestBody?.content
    return compareContents(`webhook ${name}`, post.requestBody?.content ?? {}, now ?? {}, output)
  })
  return [...new Set([...operations, ...events])]
}

const PROSE = new Set(['description', 'summary', 'example', 'examples'])

/** Returns the document without prose and examples. A description that OpenAPI requires is empty. */
export function shapeOf(document: OpenApiDocument): OpenApiDocument {
  return { ...(withoutProse(document, 'document') as OpenApiDocument), tags: [] }
}

/** The keys of `properties`, `schemas` and the like are names, which may be the word of a prose member. */
const NAMED = new Set(['properties', 'schemas', 'headers', 'responses', 'paths', 'securitySchemes', 'webhooks'])

function withoutProse(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutProse(one, key))
  if (!isRecord(value)) return value
  const kept = Object.entries(value).filter(([name]) => NAMED.has(key) || !PROSE.has(name))
  const plain = Object.fromEntries(kept.map(([name, one]) => [name, withoutProse(one, name)]))
  const isResponse = 'content' in value && 'headers' in value
  return isResponse ? { description: '', ...plain } : plain
}

function listOperations({ paths }: OpenApiDocument) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
}

function compareOperations(
  name: string,
  before: OpenApiOperation,
  after: OpenApiOperation,
  { input, output }: Record<Direction, Comparison>,
): string[] {
  const needsNoKey = ({ security }: OpenApiOperation): boolean => security.some((one) => !('bearerAuth' in one))
  const isNowRequired = after.requestBody?.required === true && before.requestBody?.required !== true
  return [
    ...(before.operationId === after.operationId ? [] : [`${name}: the operationId ${before.operationId} is removed`]),
    ...(needsNoKey(before) && !needsNoKey(after) ? [`${name}: a key is now required`] : []),
    ...compareParameters(name, before.parameters, after.parameters, input),
    ...(isNowRequired ? [`${name}: the body is now required`] : []),
    ...compareContents(`${name}: body`, before.requestBody?.content ?? {}, after.requestBody?.content ?? {}, input),
    ...compareResponses(name, responsesOf(output.before, before), responsesOf(output.after, after), output),
  ]
}

function compareResponses(
  name: string,
  before: Record<string, OpenApiResponse>,
  after: Record<string, OpenApiResponse>,
  comparison: Comparison,
): string[] {
  return Object.entries(before).flatMap(([status, { content, headers }]) => {
    const now = after[status]
    if (!now) return [`${name}: the status ${status} is removed`]
    const lost = Object.keys(headers).filter((header) => !(header in now.headers))
    return [
      ...lost.map((header) => `${name}: the header ${header} of ${status} is removed`),
      ...compareContents(`${name}: response${status === '200' ? '' : ` ${status}`}`, content, now.content, comparison),
    ]
  })
}

function compareParameters(
  name: string,
  before: OpenApiParameter[],
  after: OpenApiParameter[],
  comparison: Comparison,
): string[] {
  const find = (all: OpenApiParameter[], one: OpenApiParameter) =>
    all.find((other) => other.name === one.name && other.in === one.in)
  const added = after.filter((one) => one.required && !find(before, one)?.required)
  return [
    ...added.map((one) => `${name}: ${one.in} ${one.name} is now required`),
    ...before.flatMap((one) => {
      const now = find(after, one)
      const at = `${name}: ${one.in} ${one.name}`
      return now ? compareSchemas(at, one.schema, now.schema, comparison) : [`${at} is removed`]
    }),
  ]
}

function compareContents(
  at: string,
  before: Record<string, OpenApiMedia>,
  after: Record<string, OpenApiMedia>,
  comparison: Comparison,
): string[] {
  return Object.entries(before).flatMap(([mediaType, { schema = {} }]) => {
    const now = after[mediaType]
    return now ? compareSchemas(at, schema, now.schema ?? {}, comparison) : [`${at}: ${mediaType} is removed`]
  })
}

function compareSchemas(at: string, before: JsonSchema, after: JsonSchema, comparison: Comparison): string[] {
  const pair = `${before.$ref} ${after.$ref}`
  if (before.$ref !== undefined && comparison.open.has(pair)) return []
  const inner = { ...comparison, open: new Set([...comparison.open, pair]) }
  const [old, now] = [resolve(before, comparison.before), resolve(after, comparison.after)]
  const branches = (schema: JsonSchema): JsonSchema[] | undefined => schema.anyOf ?? schema.oneOf
  if (branches(old) || branches(now)) return compareBranches(at, branches(old) ?? [old], branches(now) ?? [now], inner)
  return [
    ...compareTypes(at, old, now, comparison.direction),
    ...(comparison.direction === 'input' ? compareBounds(at, old, now) : compareFormats(at, old, now)),
    ...compareProperties(at, old, now, inner),
    ...(old.items ? compareSchemas(`${at}[]`, old.items, now.items ?? {}, inner) : []),
  ]
}

function resolve(schema: JsonSchema, { components }: OpenApiDocument): JsonSchema {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : (components.schemas[name] ?? {})
}

/** Every earlier branch needs a current one that it can stand for. */
function compareBranches(at: string, before: JsonSchema[], after: JsonSchema[], comparison: Comparison): string[] {
  return before.flatMap((old, index) => {
    const tried = after.map((now) => compareSchemas(at, old, now, comparison))
    if (tried.some((changes) => changes.length === 0)) return []
    // The branch in the same place, or else the closest, says best what changed.
    const closest = tried[index] ?? tried.toSorted((a, b) => a.length - b.length)[0]
    return closest ?? [`${at}: a variant is removed`]
  })
}

function compareTypes(at: string, before: JsonSchema, after: JsonSchema, direction: Direction): string[] {
  const [old, now] = [typesOf(before), typesOf(after)]
  const allowed = valuesOf(after)
  const known = valuesOf(before)
  const lost = (known ?? []).filter((value) => allowed !== undefined && !allowed.includes(value))
  const isRestricted = known === undefined && allowed !== undefined
  const isOpened = direction === 'output' && known !== undefined && allowed === undefined
  const narrowed = old === undefined ? now !== undefined : now !== undefined && old.some((type) => !covers(now, type))
  const widened = old !== undefined && (now === undefined || now.some((type) => !covers(old, type)))
  return [
    ...lost.map((value) => `${at}: the value ${JSON.stringify(value)} is removed`),
    ...(isRestricted ? [`${at}: only some values are allowed now`] : []),
    ...(isOpened ? [`${at}: the list of values is removed`] : []),
    ...(narrowed || (direction === 'output' && widened)
      ? [`${at}: the type ${nameTypes(old)} is now ${nameTypes(now)}`]
      : []),
  ]
}

const covers = (types: string[], type: string): boolean =>
  types.includes(type) || (type === 'integer' && types.includes('number'))

function typesOf({ type }: JsonSchema): string[] | undefined {
  return type === undefined ? undefined : [type].flat()
}

const nameTypes = (types: string[] = ['any']): string => types.join(' or ')

function valuesOf(schema: JsonSchema): unknown[] | undefined {
  return 'const' in schema ? [schema.const] : schema.enum
}

const UPPER = ['maximum', 'maxLength', 'maxItems'] as const
const LOWER = ['minimum', 'minLength', 'minItems'] as const
const RULES = ['format', 'pattern'] as const

function compareBounds(at: string, before: JsonSchema, after: JsonSchema): string[] {
  const lowered = UPPER.filter((name) => (after[name] ?? Infinity) < (before[name] ?? Infinity))
  const raised = LOWER.filter((name) => (after[name] ?? -Infinity) > (before[name] ?? -Infinity))
  const changed = RULES.filter((name) => after[name] !== undefined && after[name] !== before[name])
  return [
    ...[...lowered, ...raised, ...changed].map((name) => `${at}: ${name} is now ${after[name]}`),
    ...compareDefaults(at, before.default, after.default),
    ...(after.additionalProperties === false && before.additionalProperties !== false
      ? [`${at}: unknown fields are refused now`]
      : []),
  ]
}

/** A default that the document only describes is compared by readers. */
function compareDefaults(at: string, before: unknown, after: unknown): string[] {
  const [old, now] = [JSON.stringify(before), JSON.stringify(after)]
  return before === undefined || after === undefined || old === now ? [] : [`${at}: the default ${old} is now ${now}`]
}

const compareFormats = (at: string, before: JsonSchema, after: JsonSchema): string[] =>
  before.format === undefined || before.format === after.format
    ? []
    : [`${at}: the format ${before.format} is now ${after.format ?? 'any'}`]

function compareProperties(at: string, before: JsonSchema, after: JsonSchema, comparison: Comparison): string[] {
  const now = after.properties ?? {}
  const [oldNames, newNames] = [before.required ?? [], after.required ?? []]
  const required = newNames.filter((name) => !oldNames.includes(name))
  const optional = oldNames.filter((name) => name in now && !newNames.includes(name))
  const [old, current] = [before.additionalProperties, after.additionalProperties]
  return [
    ...(comparison.direction === 'input'
      ? required.map((name) => `${at}.${name} is now required`)
      : optional.map((name) => `${at}.${name} is no longer always present`)),
    ...(isRecord(old) ? compareSchemas(`${at}.*`, old, isRecord(current) ? current : {}, comparison) : []),
    ...Object.entries(before.properties ?? {}).flatMap(([name, schema]) => {
      const field = now[name]
      return field ? compareSchemas(`${at}.${name}`, schema, field, comparison) : [`${at}.${name} is removed`]
    }),
  ]
}
