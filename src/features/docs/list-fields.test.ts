import { expect, test } from 'vitest'
import { listFields } from './list-fields.ts'

test('flattens objects and lists into paths, with types and limits in words', () => {
  const rows = listFields({
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', maxLength: 200, description: 'The name.', examples: ['Lindenhof'] },
      made: { type: 'string', format: 'date-time', examples: ['2026-11-20T09:30:00.000Z'] },
      kind: { type: 'string', enum: ['faq', 'policy'], default: 'faq' },
      days: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
      contact: { type: 'object', properties: { email: { type: 'string' } } },
      products: {
        type: 'array',
        maxItems: 500,
        items: { type: 'object', properties: { id: { type: 'string', format: 'uuid' } } },
      },
    },
  })
  expect(rows.map(({ path, type, required, limits }) => [path, type, required, limits.join('; ')])).toEqual([
    ['name', 'string', true, 'at most 200 characters; for example `Lindenhof`'],
    ['made', 'string (date-time)', false, ''],
    ['kind', '`faq`, `policy`', false, 'default `faq`'],
    ['days', 'integer or null', false, ''],
    ['contact', 'object', false, ''],
    ['contact.email', 'string', false, ''],
    ['products', 'array of object', false, 'at most 500 items'],
    ['products[].id', 'string (uuid)', false, ''],
  ])
})

test('flattens a list of entries, and joins the variants of a choice', () => {
  const added = {
    type: 'object',
    required: ['row', 'id'],
    properties: { row: { type: 'integer' }, id: { type: 'string' } },
  }
  const failed = {
    type: 'object',
    required: ['row'],
    properties: { row: { type: 'integer' }, error: { type: 'string' } },
  }
  const rows = listFields({ type: 'array', items: { anyOf: [added, failed] } })
  expect(rows.map(({ path, required }) => [path, required])).toEqual([
    ['[].row', true],
    ['[].id', false],
    ['[].error', false],
  ])
})
