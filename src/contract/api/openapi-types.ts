/** The parts of an OpenAPI 3.1 document that this service uses. */

export interface JsonSchema {
  type?: string | string[]
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  examples?: unknown[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  additionalProperties?: boolean | JsonSchema
  minimum?: number
  maximum?: number
  $ref?: string
}

export interface OpenApiExample {
  summary?: string
  value: unknown
}

export interface OpenApiMedia {
  schema?: JsonSchema
  example?: unknown
  examples?: Record<string, OpenApiExample>
}

export interface OpenApiHeader {
  description: string
  required?: boolean
  schema: JsonSchema
  example: unknown
}

export interface Reference {
  $ref: string
}

export interface OpenApiResponse {
  description: string
  headers: Record<string, OpenApiHeader | Reference>
  content: Record<string, OpenApiMedia>
}

export interface OpenApiParameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description: string
  schema: JsonSchema
  example: unknown
}

export interface OpenApiOperation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: Record<string, string[]>[]
  parameters: OpenApiParameter[]
  requestBody?: { required: boolean; content: Record<string, OpenApiMedia> }
  /** Responses that many operations share. */
  responses: Record<string, OpenApiResponse | Reference>
}

export interface OpenApiDocument {
  openapi: string
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, OpenApiOperation>>
  components: {
    schemas: Record<string, JsonSchema>
    headers: Record<string, OpenApiHeader>
    responses: Record<string, OpenApiResponse>
    securitySchemes: Record<string, unknown>
  }
  /** Requests that the service sends to webhooks. */
  webhooks: Record<string, { post: WebhookOperation }>
}

export interface WebhookOperation extends Omit<OpenApiOperation, 'parameters' | 'responses'> {
  responses: Record<string, { description: string }>
}
