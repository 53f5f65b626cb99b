import type { z } from 'zod'

/** An error of an operation, as the API reference shows it. */
export interface ErrorCase {
  status: number
  /** The exact `error` text; parts in angle brackets vary. */
  error: string
  when: string
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description: string
  schema: z.ZodType
  example: string | number
}

/** A response body: JSON or events with a named schema, or another media type. */
export interface AnswerBody {
  mediaType: string
  description: string
  /** Name in `namedSchemas`. */
  schema?: string
  example?: unknown
}

/** An operation of the public API. The OpenAPI document is generated from these. */
export interface Operation {
  operationId: string
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** Relative to the base URL, with parameters in braces. */
  path: string
  summary: string
  description: string
  /** An API key is ignored if it is sent. */
  takesNoKey?: true
  /** Responses have an `ETag`, and `If-None-Match` gets a 304. */
  isRevalidated?: true
  parameters?: Parameter[]
  /** Name of the body's schema in `namedSchemas`. JSON by default. */
  request?: {
    schema: string
    mediaType?: 'multipart/form-data'
    examples: Record<string, unknown>
    /** The same as text, by media type, each with an example. */
    texts?: Record<string, string>
  }
  /** Bodies of a 200; the first is the default. */
  answers: AnswerBody[]
  /** Errors beyond those of every operation. */
  errors?: ErrorCase[]
}
