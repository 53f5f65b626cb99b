import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { createAgentRequest } from '#src/contract/api/agents-contract.ts'
import { curlCommand } from './curl-command.ts'

const BASE_URL = 'http://localhost:3000/api/v1/public'

test('a shell passes the request unchanged, with any characters', () => {
  const request = {
    email: 'a@example.com',
    company_name: `Tom's "$HOME" \`ls\` \\ Café`,
    website_url: 'https://example.com/?a=1&b=2',
  }
  expect(sentBy(curlCommand(BASE_URL, request))).toEqual(request)
})

test('empty fields get placeholders that the service accepts', () => {
  const data = sentBy(curlCommand(BASE_URL, { email: '', company_name: '' }))
  expect(createAgentRequest.safeParse(data).success).toBe(true)
  expect(data).toMatchObject({ website_url: expect.stringMatching(/^https:/) })
})

function sentBy(command: string): unknown {
  return JSON.parse(execFileSync('sh', ['-c', `curl() { printf %s "$5"; }; ${command}`], { encoding: 'utf8' }))
}
