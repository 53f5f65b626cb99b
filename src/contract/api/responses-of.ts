import type { OpenApiDocument, OpenApiOperation, OpenApiResponse } from './openapi-types.ts'

/** What an operation answers by status, with what many answer alike in its place. */
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
