import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { createOpenApiDocument } from '../../src/contract/api/openapi.ts'
import type { OpenApiMedia, OpenApiOperation, OpenApiResponse } from '../../src/contract/api/openapi-types.ts'
import { isRecord } from '../../src/base/is-record.ts'
import { responsesOf } from '../../src/contract/api/responses-of.ts'

/** A response of the public API to check against its OpenAPI document, which must describe all of it. */

export interface ApiAnswer {
  method: string
  /** Relative to the base URL, without the query. */
  path: string
  status: number
  headers: Headers
  text: string
}

const document = closeSchemas(createOpenApiDocument('http://localhost/api/v1/public'))
const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }))
ajv.addSchema({ ...document, $id: 'openapi' }, undefined, false, false)

const patterns = Object.keys(document.paths).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
}))

/** Clients have to accept further fields. These tests do not, so that every field is described. */
function closeSchemas<T>(value: T): T {
  if (Array.isArray(value)) return value.map(closeSchemas) as T
  if (!isRecord(value)) return value
  const closed = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, closeSchemas(one)]))
  const isOpenObject = value['type'] === 'object' && isRecord(value['properties']) && !('additionalProperties' in value)
  return (isOpenObject ? { ...closed, additionalProperties: false } : closed) as T
}

/** Returns a sentence for each way in which the response breaks its description. */
export function findBreaches(answer: ApiAnswer): string[] {
  const { method, path, status } = answer
  const described = patterns.find(({ pattern }) => pattern.test(path))?.path
  if (described === undefined) return checkRefusal(answer, [400, 404])
  const operation = findOperation(described, method)
  if (!operation) return checkRefusal(answer, [400, 405])
  const response = responsesOf(document, operation)[status]
  if (!response) return [`the status ${status} is not described`]
  return [...findMissingHeaders(answer, response), ...checkBody(answer, response)]
}

/** Returns the errors of the document's own examples of parameters, requests and responses. */
export function findWrongExamples(): string[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const { parameters, requestBody } = operation
      const pointer = `/paths/${escape(path)}/${method}`
      const json = `content/${escape('application/json')}`
      const sent = Object.values(requestBody?.content['application/json']?.examples ?? {})
      const answered = responsesOf(document, operation)['200']?.content['application/json']?.example
      return [
        ...parameters.flatMap(({ example }, index) =>
          validate(`${pointer}/parameters/${index}/schema`, JSON.stringify(example)),
        ),
        ...sent.flatMap(({ value }) => validate(`${pointer}/requestBody/${json}/schema`, JSON.stringify(value))),
        ...(answered === undefined
          ? []
          : validate(`${pointer}/responses/200/${json}/schema`, JSON.stringify(answered))),
      ]
    }),
  )
}

/** Returns the errors of a webhook's request body. */
export function findPayloadBreaches(text: string): string[] {
  return validate('/components/schemas/WebhookPayload', text)
}

function findOperation(path: string, method: string): OpenApiOperation | undefined {
  return document.paths[path]?.[method === 'HEAD' ? 'get' : method.toLowerCase()]
}

/** Checks responses that no operation describes: to an unknown path, or to a method that a path does not have. */
function checkRefusal(answer: ApiAnswer, expected: number[]): string[] {
  const common = [401, 421, 429, 500, 503]
  const problems = [...expected, ...common].includes(answer.status)
    ? []
    : [`status ${answer.status} for what no operation describes`]
  if (answer.status === 405 && !answer.headers.has('allow')) problems.push('405 without Allow')
  if (answer.method === 'HEAD') return problems
  return [...problems, ...validate('/components/schemas/ErrorResponse', answer.text)]
}

function findMissingHeaders({ headers }: ApiAnswer, response: OpenApiResponse): string[] {
  return Object.keys(response.headers)
    .filter((name) => document.components.headers[name]?.required && !headers.has(name))
    .map((name) => `the header ${name} is missing`)
}

function checkBody({ method, status, headers, text }: ApiAnswer, response: OpenApiResponse): string[] {
  if (Object.keys(response.content).length === 0) return text === '' ? [] : [`a ${status} has a body`]
  const mediaType = headers.get('content-type')?.split(';')[0] ?? ''
  const media = response.content[mediaType]
  if (!media) return [`the media type ${mediaType} is not described for ${status}`]
  const schema = media.schema?.$ref?.replace('#', '')
  if (method === 'HEAD' || schema === undefined) return []
  if (mediaType === 'application/json')
    return [...validate(schema, text), ...(status < 400 ? [] : checkMessage(media, text))]
  return [...text.matchAll(/^data: (.*)$/gm)].flatMap(([, data = '']) => validate(schema, data))
}

/** Checks that the document describes an error's message. Parts in angle brackets vary. */
function checkMessage({ examples = {} }: OpenApiMedia, text: string): string[] {
  const { error } = JSON.parse(text) as { error: string }
  const described = Object.values(examples).map(({ value }) => (value as { error: string }).error)
  const isDescribed = described.some((message) => {
    const parts = message.split(/<[^>]+>/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    return new RegExp(`^${parts.join('.+')}$`, 's').test(error)
  })
  return isDescribed ? [] : [`the message “${error}” is not described; its place is src/contract/api/*-operations.ts`]
}

const validators = new Map<string, ValidateFunction>()

function validate(pointer: string, text: string): string[] {
  const check = validators.get(pointer) ?? ajv.compile({ $ref: `openapi#${pointer}` })
  validators.set(pointer, check)
  if (check(JSON.parse(text))) return []
  return (check.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath || 'the body'} ${message} ${JSON.stringify(params)}`,
  )
}

function escape(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1')
}
