import type { OpenApiOperation } from '#src/contract/api/openapi-types.ts'

/** An operation of a document, with its base URL. */
export interface Call {
  baseUrl: string
  method: string
  path: string
  operation: OpenApiOperation
}

/** An example of a call in several languages. */
export interface CallExample {
  /** What it shows; '' if the operation has only one. */
  name: string
  curl: string
  typescript: string
}

/** What the command for developers has instead of a call. */
const COMMANDS: Record<string, string> = {
  createAgent: 'node foyer.mjs create',
  replaceCodebase: 'node foyer.mjs push',
  getAgentStatus: 'node foyer.mjs status',
  testAgent: 'node foyer.mjs test',
  sendMessage: "node foyer.mjs ask 'What does the weekly vegetable box cost?'",
}

/** Returns the command that makes the operation's call from a repository; undefined if there is none. */
export function commandFor({ operation: { operationId } }: Call): string | undefined {
  return COMMANDS[operationId]
}

/** The key that an operation needs, as the examples show it. */
const KEYS: Record<string, string> = { bearerAuth: 'ak_…', sessionToken: 'SESSION_TOKEN' }

/** Returns an example for each body that an operation documents. One without a body has one, unnamed. */
export function callExamples(call: Call): CallExample[] {
  const { 'application/json': json, 'multipart/form-data': form } = call.operation.requestBody?.content ?? {}
  if (form) return [{ name: '', curl: curlCommand(call, { file: true }), typescript: fetchCall(call, { file: true }) }]
  const bodies = Object.values(json?.examples ?? {})
  if (bodies.length === 0) return [{ name: '', curl: curlCommand(call, {}), typescript: fetchCall(call, {}) }]
  return bodies.map(({ summary = '', value }) => ({
    name: summary,
    curl: curlCommand(call, { json: value }),
    typescript: fetchCall(call, { json: value }),
  }))
}

interface Sent {
  json?: unknown
  file?: true
}

const FILE = 'price-list.pdf'

function curlCommand({ baseUrl, method, path, operation }: Call, { json, file }: Sent): string {
  const sendsPost = file !== undefined || json !== undefined
  const verb = method === (sendsPost ? 'post' : 'get') ? '' : ` -X ${method.toUpperCase()}`
  const key = keyOf(operation)
  return [
    `curl ${quote(`${baseUrl}${fillPath(path, operation)}`)}${verb}`,
    ...(key === undefined ? [] : [`-H 'Authorization: Bearer ${key}'`]),
    ...(file ? [`-F 'file=@${FILE}'`] : []),
    ...(json === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d ${quote(JSON.stringify(json, undefined, 2))}`]),
  ].join(' \\\n  ')
}

function fetchCall({ baseUrl, method, path, operation }: Call, { json, file }: Sent): string {
  const key = keyOf(operation)
  const headers = [
    ...(key === undefined ? [] : [`Authorization: 'Bearer ${key}'`]),
    ...(json === undefined ? [] : [`'Content-Type': 'application/json'`]),
  ]
  const options = [
    ...(method === 'get' ? [] : [`method: '${method.toUpperCase()}'`]),
    ...(headers.length > 0 ? [`headers: { ${headers.join(', ')} }`] : []),
    ...(file ? ['body: form'] : []),
    ...(json === undefined ? [] : [`body: JSON.stringify(${toLiteral(json, '  ')})`]),
  ]
  const url = literal(`${baseUrl}${fillPath(path, operation)}`)
  const asked = options.length > 0 ? `${url}, {\n${options.map((option) => `  ${option},\n`).join('')}}` : url
  return [
    ...(file
      ? [
          `import { openAsBlob } from 'node:fs'\n`,
          'const form = new FormData()',
          `form.set('file', await openAsBlob('${FILE}'), '${FILE}')`,
        ]
      : []),
    `const response = await fetch(${asked})`,
    'if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)',
    `console.log(await response.${answersJson(operation) ? 'json' : 'bytes'}())`,
  ].join('\n')
}

function answersJson({ responses }: OpenApiOperation): boolean {
  const success = responses['200']
  return success !== undefined && 'content' in success && 'application/json' in success.content
}

/** Returns the key that an operation always needs. */
function keyOf({ security }: OpenApiOperation): string | undefined {
  const names = security.map((scheme) => Object.keys(scheme)[0])
  return names.includes(undefined) ? undefined : KEYS[names[0] ?? '']
}

function fillPath(path: string, { parameters }: OpenApiOperation): string {
  // Only an earlier page has a cursor.
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.name !== 'cursor')
    .map(({ name, example }): [string, string] => [name, String(example)])
  const filled = parameters.reduce((text, { name, example }) => text.replace(`{${name}}`, String(example)), path)
  return query.length > 0 ? `${filled}?${new URLSearchParams(query).toString()}` : filled
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
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
