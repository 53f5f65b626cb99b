import { expect, test } from 'vitest'
import { createOpenApiDocument } from '#src/contract/api/openapi.ts'
import { curlExamples } from './curl-example.ts'

const baseUrl = 'http://localhost:3000/api/v1/public'

test.each(Object.entries(createOpenApiDocument(baseUrl).paths))('%s has examples with nothing left to fill in', (path, operations) => {
  for (const [method, operation] of Object.entries(operations)) {
    const examples = curlExamples({ baseUrl, method, path, operation })
    expect(examples.length).toBeGreaterThan(0)
    for (const { command } of examples) {
      expect(command.startsWith(`curl '${baseUrl}/`)).toBe(true)
      expect(command.split('\n')[0]).not.toMatch(/[{}]/)
    }
  }
})

test('a quote in the text ends nothing', () => {
  const operation = createOpenApiDocument(baseUrl).paths['/knowledge']?.['post']
  if (!operation?.requestBody) throw new Error('no operation')
  const body = { 'application/json': { examples: { one: { value: { title: "It's" } } } } }
  const [example] = curlExamples({
    baseUrl,
    method: 'post',
    path: '/knowledge',
    operation: { ...operation, requestBody: { required: true, content: body } },
  })
  expect(example?.command).toContain(String.raw`It'\''s`)
})
