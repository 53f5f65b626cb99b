import { z } from 'zod'
import type { Operation } from './operation-types.ts'

export const qrOperation: Operation = {
  operationId: 'drawQrCode',
  method: 'get',
  path: '/qr',
  summary: 'Draw a QR code',
  takesNoKey: true,
  description: 'A PNG or SVG for a page or a chat link of this service, and for nothing else.',
  parameters: [
    {
      name: 'url',
      in: 'query',
      required: true,
      description: 'The link that the code carries.',
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
      description: 'Points, or lines that print at any size.',
      schema: z.enum(['png', 'svg']).default('png'),
      example: 'png',
    },
  ],
  answers: [
    { mediaType: 'image/png', description: 'The picture.' },
    { mediaType: 'image/svg+xml', description: 'The picture, with `format=svg`.' },
  ],
  errors: [
    { status: 400, error: 'url is required', when: 'There is no `url`.' },
    { status: 400, error: 'url must be a string', when: 'There is more than one.' },
    {
      status: 400,
      error: 'url must be a page or a chat link of this service',
      when: 'The link leads elsewhere, or to the sign-in.',
    },
    {
      status: 400,
      error: 'url must be at most 2048 characters',
      when: 'The link is longer, written with its escapes.',
    },
    { status: 400, error: 'format must be one of png, svg', when: 'Another format is asked for.' },
    { status: 400, error: 'size must be between 100 and 1000', when: 'The picture would be smaller or larger.' },
  ],
}

export const openApiOperation: Operation = {
  operationId: 'getOpenApiDocument',
  method: 'get',
  path: '/openapi.json',
  summary: 'Read this description',
  description:
    'The description of this API as an OpenAPI 3.1 document, made from the schemas that check requests. Open to the pages of all origins.',
  answers: [{ mediaType: 'application/json', description: 'The document.', schema: 'OpenApiDocument' }],
}
