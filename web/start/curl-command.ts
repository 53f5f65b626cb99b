import type { CreationRequest } from '../lib/agent-creation.ts'

/** The shell command that creates the same agent as the form. It works while required fields are still empty. */
export function curlCommand(baseUrl: string, request: CreationRequest): string {
  const email = request.email || 'you@example.com'
  const company_name = request.company_name || 'Your Company'
  const body = JSON.stringify({ ...request, email, company_name }, undefined, 2).replaceAll("'", "'\\''")
  return [
    `curl ${baseUrl}/agents \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '${body.replaceAll('\n', '\n  ')}'`,
  ].join('\n')
}
