import type { OpenApiOperation } from '#src/contract/api/openapi-types.ts'

interface Call {
  baseUrl: string
  method: string
  path: string
  operation: OpenApiOperation
}

/** A shell command for each example of an operation; one without a body has a single, unnamed one. */
export function curlExamples({ baseUrl, method, path, operation }: Call): { name: string; command: string }[] {
  const url = `${baseUrl}${fillPath(path, operation)}`
  const examples = Object.values(operation.requestBody?.content['application/json']?.examples ?? {})
  if (method === 'get') return [{ name: '', command: `curl ${quote(url)}` }]
  const verb = method === 'post' ? '' : ` -X ${method.toUpperCase()}`
  if (examples.length === 0) return [{ name: '', command: `curl ${quote(url)} -X ${method.toUpperCase()}` }]
  return examples.map(({ summary = '', value }) => ({
    name: summary,
    command: [
      `curl ${quote(url)}${verb} \\`,
      `  -H 'Content-Type: application/json' \\`,
      `  -d ${quote(JSON.stringify(value, undefined, 2))}`,
    ].join('\n'),
  }))
}

function fillPath(path: string, { parameters }: OpenApiOperation): string {
  const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name, example }) => [name, String(example)])
  const filled = parameters.reduce((text, { name, example }) => text.replace(`{${name}}`, String(example)), path)
  return query.length > 0 ? `${filled}?${new URLSearchParams(query)}` : filled
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
