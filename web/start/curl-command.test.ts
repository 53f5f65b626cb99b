import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { curlCommand } from './curl-command.ts'

test('a shell hands the request over as it was, whatever characters it has', () => {
  const request = {
    email: 'a@example.com',
    company_name: `Tom's "$HOME" \`ls\` \\ Café`,
    website_url: 'https://example.com/?a=1&b=2',
  }
  const command = curlCommand('http://localhost:3000/api/v1/public', request)
  const data = execFileSync('sh', ['-c', `curl() { printf %s "$5"; }; ${command}`], { encoding: 'utf8' })
  expect(JSON.parse(data)).toEqual(request)
})
