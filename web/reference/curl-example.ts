import type { OpenApiOperation } from '#src/contract/api/openapi-types.ts'

interface Call {
  baseUrl: string
  method: string
  path: string
  operation: OpenApiOperation
}

/** Returns a shell command for each example of an operation. An operation without a body has one, unnamed. */
export function curlExamples({ baseUrl, method, path, operation }: Call): { name: string; command: string }[] {
  const { requestBody, security } = operation
  const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {}
  const examples = Object.values(json?.examples ?? {})
  const sendsPost = form !== undefined || examples.length > 0
  const verb = method === (sendsPost ? 'post' : 'get') ? '' : ` -X ${method.toUpperCase()}`
  const start = [
    `curl ${quote(`${baseUrl}${fillPath(path, operation)}`)}${verb}`,
    ...(security.every((scheme) => 'bearerAuth' in scheme) ? [`-H 'Authorization: Bearer ak_…'`] : []),
  ]
  const commandOf = (...body: string[]): string => [...start, ...body].join(' \\\n  ')
  if (form) return [{ name: '', command: commandOf(`-F 'file=@price-list.pdf'`) }]
  if (examples.length === 0) return [{ name: '', command: commandOf() }]
  return examples.map(({ summary = '', value }) => ({
    name: summary,
    command: commandOf(`-H 'Content-Type: application/json'`, `-d ${quote(JSON.stringify(value, undefined, 2))}`),
  }))
}

function fillPath(path: string, { parameters }: OpenApiOperation): string {
  // Only an earlier page has a cursor.
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.name !== 'cursor')
    .map(({ name, example }) => [name, String(example)])
  const filled = parameters.reduce((text, { name, example }) => text.replace(`{${name}}`, String(example)), path)
  return query.length > 0 ? `${filled}?${new URLSearchParams(query)}` : filled
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
