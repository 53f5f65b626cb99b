import type { OpenApiOperation, OpenApiParameter } from '#src/contract/api/openapi-types.ts'
import { SDK_CHAT, SDK_PACKAGE, sdkMethod, sdkNamespace, sdkPathParameters } from '#src/contract/api/sdk-names.ts'
import { type Call, exampleKey, exampleQuery } from './documented-call.ts'

interface Sent {
  json?: unknown
  /** Name of a file to upload. */
  file?: string
}

/** Returns a call as a program that uses the SDK. */
export function sdkCall(call: Call, sent: Sent): string {
  const { baseUrl, operation } = call
  const key = exampleKey(operation)
  const isOfVisitors = baseUrl.endsWith(`/${SDK_CHAT}`)
  const options = [
    `baseUrl: ${literal(baseUrl.replace(/\/api\/v1\/\w+$/, ''))}`,
    ...(key === undefined || isOfVisitors ? [] : [`apiKey: ${literal(key)}`]),
  ]
  return [
    ...(sent.file === undefined ? [] : [`import { openAsBlob } from 'node:fs'`]),
    `import { Foyer } from '${SDK_PACKAGE}'\n`,
    `const foyer = new Foyer({ ${options.join(', ')} })`,
    ...(isOfVisitors ? visitorCall(call, key, sent) : accountCall(call, sent)),
  ].join('\n')
}

function accountCall({ path, operation }: Call, { json, file }: Sent): string[] {
  const namespace = sdkNamespace(path)
  const ids = sdkPathParameters(path).map(({ name }) =>
    literal(String(operation.parameters.find((parameter) => parameter.name === name)?.example)),
  )
  const given = [...ids, ...(file === undefined ? [] : ['{ file }']), ...listArguments(operation, json)]
  const isJson = 'application/json' in contentOf(operation)
  return [
    ...(file === undefined ? [] : [`const file = new File([await openAsBlob('${file}')], '${file}')`]),
    `const response = await foyer.${namespace}.${sdkMethod(operation.operationId, namespace)}(${given.join(', ')})`,
    isJson ? 'console.log(response)' : 'console.log(response.type, response.size)',
  ]
}

function visitorCall({ operation }: Call, token: string | undefined, { json }: Sent): string[] {
  const given = listArguments(operation, json).join(', ')
  if (token === undefined) return [`const chat = await foyer.startChat(${given})`, 'console.log(chat.session)']
  return [
    `const chat = foyer.openChat(${literal(token)})`,
    `const response = await chat.${sdkMethod(operation.operationId, SDK_CHAT)}(${given})`,
    'console.log(response)',
  ]
}

/** Returns the body and the query. */
function listArguments(operation: OpenApiOperation, json: unknown): string[] {
  const query = exampleQuery(operation)
  return [...(json === undefined ? [] : [toLiteral(json, '')]), ...(query.length === 0 ? [] : [queryLiteral(query)])]
}

function contentOf({ responses }: OpenApiOperation): object {
  const success = responses['200']
  return success && 'content' in success ? success.content : {}
}

const MAX_COLUMNS = 80

function queryLiteral(query: OpenApiParameter[]): string {
  const fields = query.map(({ name, schema, example }) => {
    const isBoolean = schema.enum?.join() === 'true,false'
    return `${name}: ${isBoolean ? String(example) : toLiteral(example, '')}`
  })
  const line = `{ ${fields.join(', ')} }`
  return line.length <= MAX_COLUMNS ? line : `{\n${fields.map((field) => `  ${field},\n`).join('')}}`
}

function literal(text: string): string {
  return `'${text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`
}

/** Returns a value as TypeScript source, indented. */
function toLiteral(value: unknown, indent: string): string {
  if (typeof value === 'string') return literal(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const inner = `${indent}  `
  const members = Array.isArray(value)
    ? value.map((one) => toLiteral(one, inner))
    : Object.entries(value).map(
        ([name, one]) => `${/^\w+$/.test(name) ? name : literal(name)}: ${toLiteral(one, inner)}`,
      )
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return members.length === 0
    ? open + close
    : `${open}\n${members.map((one) => `${inner}${one},\n`).join('')}${indent}${close}`
}
