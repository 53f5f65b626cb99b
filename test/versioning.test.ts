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
    [
      'another status of a success',
      ({ paths }) => {
        const { responses } = paths['/keys'].post
        responses[201] = responses[200]
        delete responses[200]
      },
      'POST /keys: the status 200 is removed',
    ],
    [
      'a removed status of an error',
      ({ paths }) => delete paths['/agents'].post.responses[409],
      'POST /agents: the status 409 is removed',
    ],
    [
      'a field removed from an error',
      ({ components }) => delete components.schemas.ConflictResponse.properties.existing_agent,
      'POST /agents: response 409.existing_agent is removed',
    ],
    [
      'a removed header',
      ({ paths }) => delete paths['/agents'].post.responses[409].headers['Error-Code'],
      'POST /agents: the header Error-Code of 409 is removed',
    ],
    [
      'another default of a request',
      ({ paths }) =>
        (paths['/gaps'].get.parameters.find(({ name }: { name: string }) => name === 'state').schema.default =
          'answered'),
      'GET /gaps: query state: the default "open" is now "answered"',
    ],
    [
      'fields that a request may no longer have',
      ({ components }) => (components.schemas.AddKnowledgeRequest.additionalProperties = false),
      'POST /knowledge: body: unknown fields are refused now',
    ],
    [
      'another format of a response',
      ({ components }) => (components.schemas.Agent.properties.created_at.format = 'date'),
      'GET /agents: response.data[].created_at: the format date-time is now date',
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
      'a new error and a new header',
      ({ paths }) => {
        paths['/agents'].post.responses[402] = paths['/agents'].post.responses[409]
        paths['/agents'].post.responses[200].headers['X-New'] = { $ref: '#/components/headers/X-Request-Id' }
      },
    ],
    [
      'a rule of a request that is gone',
      ({ components }) => delete components.schemas.CreateAgentRequest.properties.source.pattern,
    ],
    [
      'a field of a request that is no longer required',
      ({ components }) => components.schemas.AddKnowledgeRequest.required.pop(),
    ],
    [
      'a new kind of event',
      ({ components }) => components.schemas.WebhookPayload.oneOf.push({ type: 'object', properties: {} }),
    ],
  ])('%s', (_name, edit) => expect(changesAfter(edit)).toEqual([]))
})
