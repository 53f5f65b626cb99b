import type { CreationRequest } from '../lib/agent-creation.ts'
import { startText } from './start-text.ts'

const { placeholders } = startText.call

/** Returns the shell command that creates the form's agent. Empty fields have placeholders that the service accepts. */
export function curlCommand(baseUrl: string, request: CreationRequest): string {
  const fields = {
    email: request.email || placeholders.email,
    company_name: request.company_name || placeholders.company,
    website_url: request.website_url || placeholders.website,
  }
  const body = JSON.stringify(fields, undefined, 2).replaceAll("'", "'\\''")
  return [
    `curl ${baseUrl}/agents \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '${body.replaceAll('\n', '\n  ')}'`,
  ].join('\n')
}
