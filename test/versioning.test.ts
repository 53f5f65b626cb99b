import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { findBreakingChanges, shapeOf } from '../scripts/openapi-changes.ts'
import type { OpenApiDocument } from '../src/contract/api/openapi-types.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startService } from './support/service.ts'

const service = await disposeAfterAll(startService())
const released = JSON.parse(await readFile('docs/openapi/v1.json', 'utf8')) as OpenApiDocument
const served = (await service.api('GET', '/openapi.json')).body as OpenApiDocument

describe('the served OpenAPI document and docs/openapi/v1.json', () => {
  test('nothing that clients of v1 use has changed', () => expect(findBreakingChanges(released, served)).toEqual([]))

  test('the file has all that was added; "npm run openapi" writes it', () =>
    expect(shapeOf({ ...served, servers: released.servers })).toEqual(released))
})

// @NOTE any: each edit knows the part it changes.
type Edit = (document: any) => void

/** Returns the breaking changes between the released document and an edited copy. */
function changesAfter(edit: Edit, before = released): string[] {
  const after = structuredClone(before)
  edit(after)
  return findBreakingChanges(before, after)
}

describe('a change breaks clients', () => {
  test.each<[string, Edit, string]>([
    ['a removed operation', ({ paths }) => delete paths['/qr'].get, 'GET /qr is removed'],
    ['a removed path', ({ paths }) => delete paths['/leads'], 'GET /leads is removed'],
    [
      'a renamed operation',
      ({ paths }) => (paths['/qr'].get.operationId = 'draw'),
      'GET /qr: the operationId drawQrCode is removed',
    ],
    [
      'a field removed from a response',
      ({ components }) => delete components.schemas.Agent.properties.agent_name,
      'GET /agents: response.data[].agent_name is removed',
    ],
    [
      'a field removed from a request',
      ({ components }) => delete components.schemas.AddKnowledgeRequest.properties.category,
      'POST /knowledge: body.category is removed',
    ],
    [
      'a field that is no longer always present',
      ({ components }) => components.schemas.Agent.required.shift(),
      'GET /agents: response.data[].agent_id is no longer always present',
    ],
    [
      'a new required field of a request',
      ({ components }) => components.schemas.AddKnowledgeRequest.required.push('category'),
      'POST /knowledge: body.category is now required',
    ],
    [
      'a new required parameter',
      ({ paths }) =>
        paths['/agents'].get.parameters.push({
          name: 'state',
          in: 'query',
          required: true,
          schema: { type: 'string' },
        }),
      'GET /agents: query state is now required',
    ],
    [
      'a removed parameter',
      ({ paths }) => paths['/agents'].get.parameters.shift(),
      'GET /agents: query cursor is removed',
    ],
    [
      'a value removed from a request',
      ({ components }) => components.schemas.AddKnowledgeRequest.properties.item_type.enum.shift(),
      'POST /knowledge: body.item_type: the value "faq" is removed',
    ],
    [
      'a value removed from a response',
      ({ components }) => components.schemas.KnowledgeItem.properties.state.enum.pop(),
      'GET /knowledge: response.data[].state: the value "removed" is removed',
    ],
    [
      'a narrowed type of a request',
      ({ components }) => (components.schemas.UpdateAgentRequest.properties.retention_days.type = 'string'),
      'PATCH /agents/{agent_id}: body.retention_days: the type integer is now string',
    ],
    [
      'a lower limit of a request',
      ({ components }) => (components.schemas.AddKnowledgeRequest.properties.title.maxLength = 100),
      'POST /knowledge: body.title: maxLength is now 100',
    ],
    [
      'a text that may be null in a response',
      ({ components }) => (components.schemas.Agent.properties.agent_name.type = ['string', 'null']),
      'GET /agents: response.data[].agent_name: the type string is now string or null',
    ],
    [
      'a removed media type',
      ({ paths }) => delete paths['/leads'].get.responses[200].content['text/csv'],
      'GET /leads: response: text/csv is removed',
    ],
    [
      'an operation that now needs a key',
      ({ paths }) => (paths['/agents'].post.security = [{ bearerAuth: [] }]),
      'POST /agents: a key is now required',
    ],
    ['a removed kind of event', ({ components }) => components.schemas.WebhookPayload.oneOf.shift(), 'webhook event'],
  ])('%s', (_name, edit, sentence) => {
    const changes = changesAfter(edit)
    expect(changes.filter((change) => change.startsWith(sentence))).not.toEqual([])
  })
})

describe('a change breaks nobody', () => {
  test.each<[string, Edit]>([
    ['a new operation', ({ paths }) => (paths['/new'] = { get: paths['/qr'].get })],
    ['a new field of a response', ({ components }) => (components.schemas.Agent.properties.hue = { type: 'string' })],
    [
      'a new optional field of a request',
      ({ components }) => (components.schemas.AddKnowledgeRequest.properties.hue = { type: 'string' }),
    ],
    [
      'a new value in a request or a response',
      ({ components }) => {
        components.schemas.AddKnowledgeRequest.properties.item_type.enum.push('recipe')
        components.schemas.KnowledgeItem.properties.item_type.enum.push('recipe')
      },
    ],
    [
      'a higher limit of a request',
      ({ components }) => (components.schemas.AddKnowledgeRequest.properties.title.maxLength = 500),
    ],
    [
      'a new kind of event',
      ({ components }) => components.schemas.WebhookPayload.oneOf.push({ type: 'object', properties: {} }),
    ],
  ])('%s', (_name, edit) => expect(changesAfter(edit)).toEqual([]))
})
