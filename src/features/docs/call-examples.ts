import type { OpenApiOperation } from '#src/contract/api/openapi-types.ts'
import { type Call, exampleKey, exampleQuery } from './documented-call.ts'
import { sdkCall } from './sdk-examples.ts'

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

/** Returns an example for each body that an operation documents. One without a body has one, unnamed. */
export function callExamples(call: Call): CallExample[] {
  const { 'application/json': json, 'multipart/form-data': form } = call.operation.requestBody?.content ?? {}
  if (form) return [{ name: '', curl: curlCommand(call, { file: true }), typescript: sdkCall(call, { file: FILE }) }]
  const bodies = Object.values(json?.examples ?? {})
  if (bodies.length === 0) return [{ name: '', curl: curlCommand(call, {}), typescript: sdkCall(call, {}) }]
  return bodies.map(({ summary = '', value }) => ({
    name: summary,
    curl: curlCommand(call, { json: value }),
    typescript: sdkCall(call, { json: value }),
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
  const key = exampleKey(operation)
  return [
    `curl ${quote(`${baseUrl}${fillPath(path, operation)}`)}${verb}`,
    ...(key === undefined ? [] : [`-H 'Authorization: Bearer ${key}'`]),
    ...(file ? [`-F 'file=@${FILE}'`] : []),
    ...(json === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d ${quote(JSON.stringify(json, undefined, 2))}`]),
  ].join(' \\\n  ')
}

function fillPath(path: string, operation: OpenApiOperation): string {
  const query = exampleQuery(operation).map(({ name, example }): [string, string] => [name, String(example)])
  const filled = operation.parameters.reduce(
    (text, { name, example }) => text.replace(`{${name}}`, String(example)),
    path,
  )
  return query.length > 0 ? `${filled}?${new URLSearchParams(query).toString()}` : filled
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
