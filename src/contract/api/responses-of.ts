import type { OpenApiDocument, OpenApiOperation, OpenApiResponse } from './openapi-types.ts'

/** Returns an operation's responses by status, with references to shared ones. */
export function responsesOf(
  { components }: OpenApiDocument,
  { responses }: OpenApiOperation,
): Record<string, OpenApiResponse> {
  return Object.fromEntries(
    Object.entries(responses).flatMap(([status, response]) => {
      const found = '$ref' in response ? components.responses[response.$ref.split('/').at(-1) ?? ''] : response
      return found ? [[status, found]] : []
    }),
  )
}
