import type { CreationRequest } from '../lib/agent-creation.ts'

/** The shell command that creates the same agent as the form. */
export function curlCommand(baseUrl: string, request: CreationRequest): string {
  const body = JSON.stringify(request, undefined, 2).replaceAll("'", "'\\''")
  return [
    `curl ${baseUrl}/agents \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '${body.replaceAll('\n', '\n  ')}'`,
  ].join('\n')
}
