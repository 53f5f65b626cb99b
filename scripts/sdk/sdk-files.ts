import { ERROR_CODES } from '../../src/contract/api/error-codes.ts'
import { createOpenApiDocument } from '../../src/contract/api/openapi.ts'
import type { JsonSchema, OpenApiDocument } from '../../src/contract/api/openapi-types.ts'
import { SDK_CHAT, sdkNamespace } from '../../src/contract/api/sdk-names.ts'
import { createVisitorDocument } from '../../src/contract/chat/visitor-openapi.ts'
import { type PlacedOperation, writeClass } from './write-operations.ts'
import { declareSchemas, docComment } from './write-types.ts'

export const SDK_FOLDER = 'sdk/generated'

const HEAD = '// Written by `npm run sdk` from the OpenAPI documents of the API and of the visitor API. Do not edit.\n'
/** The SDK throws errors as classes. */
const ERROR_BODIES = new Set(['ErrorResponse', 'ConflictResponse'])

/** Returns the generated files of the SDK by name: the schemas, and a class for each group of operations. */
export function writeSdkFiles(): Record<string, string> {
  const api = createOpenApiDocument('https://foyer.example/api/v1/public')
  const visitors = createVisitorDocument('https://foyer.example/api/v1/chat')
  const schemas = { ...schemasOf(visitors), ...schemasOf(api) }
  const codes = Object.keys(ERROR_CODES).map((code) => `  | '${code}'\n`)
  const groups = [...Map.groupBy(placeOperations(api), ({ namespace }) => namespace)]
  const about = new Map(api.tags.map(({ name, description }) => [name.replace('.json', ''), description]))
  const ofVisitors = placeOperations(visitors, SDK_CHAT)
  const inSession = ofVisitors.filter(({ operation }) => !isOpen(operation.security))
  const withoutSession = ofVisitors.filter(({ operation }) => isOpen(operation.security))
  const classes = groups.map(([name, operations]) => writeClass(className(name), about.get(name) ?? '', operations))
  const fields = groups.map(
    ([name]) => `${docComment(about.get(name) ?? '', '  ')}  readonly ${name}: ${className(name)}\n`,
  )
  return {
    'api-schemas.ts': `${HEAD}\n${docComment('A word of `Error-Code`.')}export type ErrorCode =\n${codes.join('')}\n${declareSchemas(schemas)}`,
    'api-operations.ts': withImports(schemas, [
      ...classes,
      `/** All operations of the API, by the first part of their paths. */
export class FoyerApi {
${fields.join('')}
  constructor(client: HttpClient) {
${groups.map(([name]) => `    this.${name} = new ${className(name)}(client)\n`).join('')}  }
}
`,
    ]),
    'visitor-operations.ts': withImports(schemas, [
      writeClass('VisitorsApi', 'What a visitor may call without a session.', withoutSession),
      writeClass('ChatApi', 'What a visitor may call in a conversation.', inSession),
    ]),
  }
}

function schemasOf({ components }: OpenApiDocument): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(components.schemas).filter(([name]) => !ERROR_BODIES.has(name)))
}

/** Returns the operations of a document with their places: all in one namespace, if one is given. */
function placeOperations(document: OpenApiDocument, namespace?: string): PlacedOperation[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      document,
      namespace: namespace ?? sdkNamespace(path),
      method,
      path,
      operation,
    })),
  )
}

/** Reports whether an operation needs no key. */
const isOpen = (security: Record<string, string[]>[]): boolean =>
  security.some((scheme) => Object.keys(scheme).length === 0)

const className = (namespace: string): string => `${namespace.charAt(0).toUpperCase()}${namespace.slice(1)}Api`

/** Returns classes with the imports of what they name. */
function withImports(schemas: Record<string, JsonSchema>, classes: string[]): string {
  const text = classes.join('\n')
  const code = text.replace(/\/\*\*[^]*?\*\//g, '')
  const words = new Set(code.match(/\b[A-Z]\w+\b/g))
  const named = Object.keys(schemas).filter((name) => words.has(name))
  return [
    `${HEAD}import type { CallOptions, HttpClient } from '../http-client.ts'`,
    ...(code.includes('path`') ? [`import { path } from '../http-request.ts'`] : []),
    `import type {\n${named
      .toSorted()
      .map((name) => `  ${name},\n`)
      .join('')}} from './api-schemas.ts'`,
    '',
    text,
  ].join('\n')
}
