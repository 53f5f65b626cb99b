import type { JsonSchema, OpenApiDocument, OpenApiOperation } from '../../src/contract/api/openapi-types.ts'
import { responsesOf } from '../../src/contract/api/responses-of.ts'
import { sdkMethod, sdkPathParameters } from '../../src/contract/api/sdk-names.ts'
import { docComment, nameOf, queryTypeOf, typeOf } from './write-types.ts'

/** An operation with its place in the SDK. */
export interface PlacedOperation {
  document: OpenApiDocument
  namespace: string
  method: string
  path: string
  operation: OpenApiOperation
}

interface Method {
  name: string
  /** Words after the summary that say what this form returns. */
  note: string
  /** The function of `HttpClient` that makes the call. */
  via: 'json' | 'text' | 'blob' | 'events' | 'entries'
  body?: string
  returns: string
  /** Fields of the call besides method, path, query and body. */
  more?: string
}

/** Returns a class with a method for each operation, and the types of their queries. */
export function writeClass(name: string, description: string, operations: PlacedOperation[]): string {
  const queries = operations.map(declareQuery).filter(Boolean)
  const methods = operations.flatMap((one) => listMethods(one).map((method) => writeMethod(one, method)))
  return [
    ...queries,
    `${docComment(description)}export class ${name} {
  protected readonly client: HttpClient

  constructor(client: HttpClient) {
    this.client = client
  }

${methods.join('\n')}}
`,
  ].join('\n')
}

function listMethods({ document, namespace, operation }: PlacedOperation): Method[] {
  const name = sdkMethod(operation.operationId, namespace)
  const answers = responsesOf(document, operation)['200']?.content ?? {}
  const { 'application/json': json, 'text/event-stream': stream } = answers
  const result = json?.schema ? typeOf(json.schema) : 'Blob'
  const body = bodyOf(operation)
  const entry = json?.schema && isPaged(operation) ? entryOf(document, json.schema) : undefined
  return [
    { name, note: '', via: json ? 'json' : 'blob', body, returns: `Promise<${result}>` },
    ...(entry === undefined
      ? []
      : [
          {
            name: name.replace(/^list/, 'listAll'),
            note: 'Yields the entries of all pages.',
            via: 'entries' as const,
            body,
            returns: `AsyncGenerator<${entry}, void>`,
          },
        ]),
    ...(stream
      ? [
          {
            name: `${name}Stream`,
            note: 'Yields the events of the stream.',
            via: 'events' as const,
            body,
            returns: `AsyncGenerator<${stream.schema ? typeOf(stream.schema) : 'unknown'}, void>`,
          },
        ]
      : []),
    ...(answers['text/csv']
      ? [
          {
            name: `${name}Csv`,
            note: 'Returns CSV.',
            via: 'text' as const,
            body,
            returns: 'Promise<string>',
            more: `, accept: 'text/csv'`,
          },
        ]
      : []),
    ...textBodies(operation).map(([suffix, type]) => ({
      name: `${name}${suffix}`,
      note: `Sends ${type}.`,
      via: 'json' as const,
      body: 'string',
      returns: `Promise<${result}>`,
      more: `, contentType: '${type}'`,
    })),
  ]
}

function writeMethod(
  { method, path, operation }: PlacedOperation,
  { name, note, via, body, returns, more }: Method,
): string {
  const { summary, description, parameters, requestBody } = operation
  const ids = sdkPathParameters(path)
  const queried = parameters.filter(({ in: place }) => place === 'query')
  const takesKey = parameters.some(({ name: header }) => header === 'Idempotency-Key')
  const isMultipart = requestBody?.content['multipart/form-data'] !== undefined
  const signature = [
    ...ids.map(({ argument }) => `${argument}: string`),
    ...(body === undefined ? [] : [`body${requestBody?.required ? '' : '?'}: ${body}`]),
    ...(queried.length === 0
      ? []
      : [`query${queried.some(({ required }) => required) ? '' : '?'}: ${queryName(operation)}`]),
    'options?: CallOptions',
  ]
  const template = ids.reduce((text, one) => text.replace(`{${one.name}}`, `\${${one.argument}}`), path)
  const call = [
    `method: '${method.toUpperCase()}'`,
    `path: ${ids.length === 0 ? `'${path}'` : `path\`${template}\``}`,
    ...(queried.length === 0 ? [] : ['query']),
    ...(body === undefined ? [] : [isMultipart ? 'form: body' : 'body']),
    ...(takesKey ? ['takesKey: true'] : []),
  ].join(', ')
  const comment = [`${summary}.${note === '' ? '' : ` ${note}`}`, '', description].join('\n')
  return `${docComment(comment, '  ')}  ${name}(${signature.join(', ')}): ${returns} {
    return this.client.${via}({ ${call}${more ?? ''} }, options)
  }
`
}

function bodyOf({ requestBody }: OpenApiOperation): string | undefined {
  const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {}
  const schema = (json ?? form)?.schema
  return schema && typeOf(schema)
}

const TEXT_BODIES: [suffix: string, type: string][] = [
  ['Jsonl', 'application/jsonl'],
  ['Csv', 'text/csv'],
]

const textBodies = ({ requestBody }: OpenApiOperation): [string, string][] =>
  TEXT_BODIES.filter(([, type]) => requestBody?.content[type])

const isPaged = ({ parameters }: OpenApiOperation): boolean => parameters.some(({ name }) => name === 'cursor')

/** Returns the type of an entry of a page. */
function entryOf({ components }: OpenApiDocument, { $ref = '' }: JsonSchema): string {
  const items = components.schemas[nameOf($ref)]?.properties?.['data']?.items
  return items?.$ref ? nameOf(items.$ref) : `${nameOf($ref)}['data'][number]`
}

function queryName({ operationId }: OpenApiOperation): string {
  return `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Query`
}

function declareQuery({ operation }: PlacedOperation): string {
  const fields = operation.parameters.filter(({ in: place }) => place === 'query')
  if (fields.length === 0) return ''
  const lines = fields.map(
    ({ name, required, description, schema }) =>
      `${docComment(description, '  ')}  ${name}${required ? '' : '?'}: ${queryTypeOf(schema)}\n`,
  )
  return `export interface ${queryName(operation)} {\n${lines.join('')}}\n`
}
