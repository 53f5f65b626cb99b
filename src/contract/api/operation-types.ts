import type { z } from 'zod'

/** One error that an operation may answer, as the reference shows it. */
export interface ErrorCase {
  status: number
  /** The `error` text word for word; the parts in angle brackets vary. */
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

/** A body of an answer: JSON or events of a named shape, or something else by its media type alone. */
export interface AnswerBody {
  mediaType: string
  description: string
  /** Name in `namedSchemas`. */
  schema?: string
  example?: unknown
}

/** One operation of the public API. The table of them is all that the OpenAPI document is made from. */
export interface Operation {
  operationId: string
  method: 'get' | 'post' | 'patch' | 'delete'
  /** Relative to the base address, parameters in braces. */
  path: string
  summary: string
  description: string
  /** A key that is sent all the same is not looked at. */
  takesNoKey?: true
  parameters?: Parameter[]
  /** Name of the body's schema in `namedSchemas`. JSON unless it says otherwise. */
  request?: { schema: string; mediaType?: 'multipart/form-data'; examples: Record<string, unknown> }
  /** What a 200 carries; the first one is the default. */
  answers: AnswerBody[]
  /** What it may refuse, beyond what every operation may. */
  errors?: ErrorCase[]
}
