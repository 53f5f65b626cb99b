import type { OpenApiOperation } from '#src/contract/api/openapi-types.ts'

/** An operation of a document, with its base URL. */
export interface Call {
  baseUrl: string
  method: string
  path: string
  operation: OpenApiOperation
}

/** The keys of operations, as the examples show them. */
const KEYS: Record<string, string> = { bearerAuth: 'ak_…', sessionToken: 'SESSION_TOKEN' }

/** Returns the key that an operation always needs, as the examples show it. */
export function exampleKey({ security }: OpenApiOperation): string | undefined {
  const names = security.map((scheme) => Object.keys(scheme)[0])
  return names.includes(undefined) ? undefined : KEYS[names[0] ?? '']
}

/** Returns the parameters of the query that the examples show. Only an earlier page has a cursor. */
export function exampleQuery({ parameters }: OpenApiOperation): OpenApiOperation['parameters'] {
  return parameters.filter((parameter) => parameter.in === 'query' && parameter.name !== 'cursor')
}
