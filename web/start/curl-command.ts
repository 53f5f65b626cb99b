import type { CreationRequest } from '../lib/agent-creation.ts'

/** Returns the shell command that creates the form's agent. It also works while required fields are empty. */
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
