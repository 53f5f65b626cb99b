import { expect, test } from 'vitest'
import { updateAgentRequest } from '#src/contract/api/own-agents-contract.ts'
import { checkForm } from './check-form.ts'

test('a form is checked by the schema of its request', () => {
  expect(checkForm(updateAgentRequest, { agent_name: 'Linde', retention_days: 30 })).toEqual({
    request: { agent_name: 'Linde', retention_days: 30 },
  })
})

test('each invalid field gets one sentence', () => {
  expect(checkForm(updateAgentRequest, { agent_name: 'x'.repeat(201), retention_days: 0.5 })).toEqual({
    problems: { agent_name: 'Must be at most 200 characters.', retention_days: 'Must be a whole number.' },
  })
})
