import { expect, test } from 'vitest'
import { createOpenApiDocument } from '#src/contract/api/openapi.ts'
import { callExamples } from './call-examples.ts'

const baseUrl = 'http://localhost:3000/api/v1/public'

test.each(Object.entries(createOpenApiDocument(baseUrl).paths))('%s has complete examples', (path, operations) => {
  for (const [method, operation] of Object.entries(operations)) {
    const examples = callExamples({ baseUrl, method, path, operation })
    expect(examples.length).toBeGreaterThan(0)
    for (const { curl: command } of examples) {
      expect(command.startsWith(`curl '${baseUrl}/`)).toBe(true)
      expect(command.split('\n')[0]).not.toMatch(/[{}]/)
    }
  }
})

test('a command has the key and the file that its operation needs', () => {
  const { paths } = createOpenApiDocument(baseUrl)
  const commandsOf = (path: string) =>
    Object.entries(paths[path] ?? {}).map(
      ([method, operation]) => callExamples({ baseUrl, method, path, operation })[0]?.curl,
    )
  expect(commandsOf('/agents/{agent_id}/status')).toEqual([
    `curl '${baseUrl}/agents/0199d4f2-5c1e-7a3b-9b43-2f6a8d1c7e90/status'`,
  ])
  expect(commandsOf('/keys/{key_id}')).toEqual([
    `curl '${baseUrl}/keys/0199d4f2-5c1e-7a3b-9b43-2f6a8d1c7e90' \\\n  -H 'Authorization: Bearer ak_…'`,
    `curl '${baseUrl}/keys/0199d4f2-5c1e-7a3b-9b43-2f6a8d1c7e90' -X DELETE \\\n  -H 'Authorization: Bearer ak_…'`,
  ])
  expect(commandsOf('/agents/{agent_id}/documents')[0]).toMatch(
    /documents' \\\n {2}-H 'Authorization: .*\n {2}-F 'file=@price-list.pdf'$/,
  )
})

test('a list is read from its start', () => {
  const operation = createOpenApiDocument(baseUrl).paths['/keys']?.['get']
  if (!operation) throw new Error('no operation')
  const [example] = callExamples({ baseUrl, method: 'get', path: '/keys', operation })
  expect(example?.curl).toContain(`curl '${baseUrl}/keys?limit=20'`)
})

test('quotes are escaped', () => {
  const operation = createOpenApiDocument(baseUrl).paths['/knowledge']?.['post']
  if (!operation?.requestBody) throw new Error('no operation')
  const body = { 'application/json': { examples: { one: { value: { title: "It's" } } } } }
  const [example] = callExamples({
    baseUrl,
    method: 'post',
    path: '/knowledge',
    operation: { ...operation, requestBody: { required: true, content: body } },
  })
  expect(example?.curl).toContain(String.raw`It'\''s`)
})
