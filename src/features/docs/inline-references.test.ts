import { expect, test } from 'vitest'
import { inlineReferences } from './inline-references.ts'

test('inlines named schemas and keeps the description of the field', () => {
  const to = (name: string) => ({ $ref: `#/components/schemas/${name}` })
  const named = {
    Lead: { type: 'object', description: 'A lead.', properties: { email: to('Detail') } },
    Detail: { type: 'object', properties: { value: { type: 'string' } } },
  }
  const email = { type: 'object', properties: { value: { type: 'string' } } }
  const lead = { type: 'object', description: 'A lead.', properties: { email } }
  expect(inlineReferences(named, to('Lead'))).toEqual(lead)
  const page = {
    type: 'object',
    properties: { data: { type: 'array', items: to('Lead') }, best: { ...to('Lead'), description: 'One.' } },
  }
  expect(inlineReferences(named, page)).toEqual({
    type: 'object',
    properties: { data: { type: 'array', items: lead }, best: { ...lead, description: 'One.' } },
  })
  expect(inlineReferences(named, { oneOf: [to('Detail'), { type: 'null' }] })).toEqual({
    oneOf: [email, { type: 'null' }],
  })
})
