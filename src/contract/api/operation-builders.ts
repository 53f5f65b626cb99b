import { z } from 'zod'
import { AGENT_ID } from './operation-parts.ts'
import type { AnswerBody, ErrorCase, Parameter } from './operation-types.ts'

/** Helpers that describe operations of an account. */

export const ID = '0199d4f2-5c1e-7a3b-9b43-2f6a8d1c7e90'
export const AT = '2026-11-20T09:30:00.000Z'
/** The example of a time after `AT`. */
export const LATER = '2026-12-04T09:30:00.000Z'

export const pathId = (name: string, description: string): Parameter => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: z.uuid(),
  example: ID,
})
export const query = (
  shape: Record<string, z.ZodType>,
  examples: Record<string, string | number>,
  required: string[] = [],
): Parameter[] =>
  Object.entries(shape).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description: schema.description ?? '',
    schema,
    example: examples[name] ?? ID,
  }))
export const json = (schema: string, description: string, example: unknown): AnswerBody => ({
  mediaType: 'application/json',
  description,
  schema,
  example,
})
export const DONE = json('DoneResponse', 'Done.', { success: true })

export const missing = (thing: string): ErrorCase => ({
  status: 404,
  error: `${thing} not found`,
  when: 'The account has nothing with this ID.',
})
export const NO_AGENT = missing('Agent')
export const BAD_FIELD: ErrorCase = {
  status: 400,
  error: '<field> <what it must be>',
  when: 'A field has the wrong type or exceeds its limit.',
}

/** For operations that add knowledge. */
export const ARCHIVED: ErrorCase = {
  status: 409,
  error: 'This agent is archived',
  when: 'An archived agent does not accept knowledge.',
}

export const AGENT = pathId('agent_id', AGENT_ID)
