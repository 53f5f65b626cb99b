import { z } from 'zod'
import { query } from './operation-builders.ts'
import type { Operation } from './operation-types.ts'

export const qrOperation: Operation = {
  operationId: 'drawQrCode',
  method: 'get',
  path: '/qr',
  summary: 'Create a QR code',
  takesNoKey: true,
  description: 'Returns a PNG or SVG for a page or chat link of this service.',
  parameters: [
    {
      name: 'url',
      in: 'query',
      required: true,
      description: 'The link to encode.',
      schema: z.string().max(2048),
      example: 'https://foyer.example/whatsapp/12025550143?text=Hello',
    },
    {
      name: 'size',
      in: 'query',
      description: 'Width and height in pixels.',
      schema: z.int().min(100).max(1000).default(300),
      example: 300,
    },
    {
      name: 'format',
      in: 'query',
      description: 'PNG, or SVG for print.',
      schema: z.enum(['png', 'svg']).default('png'),
      example: 'png',
    },
  ],
  answers: [
    { mediaType: 'image/png', description: 'The picture.' },
    { mediaType: 'image/svg+xml', description: 'The picture, with `format=svg`.' },
  ],
  errors: [
    { status: 400, error: 'url is required', when: '`url` is missing.' },
    { status: 400, error: 'url must be a string', when: '`url` is sent more than once.' },
    {
      status: 400,
      error: 'url must be a page or chat link of this service',
      when: 'The link leads to another host or to the sign-in page.',
    },
    {
      status: 400,
      error: 'url must be at most 2048 characters',
      when: 'The encoded link is longer.',
    },
    { status: 400, error: 'format must be one of png, svg', when: '`format` has another value.' },
    { status: 400, error: 'size must be between 100 and 1000', when: '`size` is outside this range.' },
  ],
}

export const openApiQuery = z.object({
  streams: z
    .enum(['all', 'none'])
    .default('all')
    .describe('`none` leaves out the event streams, for generators that expect one kind of response.'),
})

export const openApiOperation: Operation = {
  operationId: 'getOpenApiDocument',
  method: 'get',
  path: '/openapi.json',
  summary: 'Read the OpenAPI document',
  takesNoKey: true,
  isRevalidated: true,
  description:
    'Returns this API as an OpenAPI 3.1 document, generated from the schemas that validate requests. CORS is open to all origins. Requests for it do not count against the limit, and it is compressed with Brotli or gzip if the client accepts that.',
  parameters: query(openApiQuery.shape, { streams: 'none' }),
  answers: [{ mediaType: 'application/json', description: 'The document.', schema: 'OpenApiDocument' }],
  errors: [{ status: 400, error: 'streams must be one of all, none', when: '`streams` has another value.' }],
}
