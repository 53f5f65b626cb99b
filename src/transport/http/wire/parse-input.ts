import type { z } from 'zod'
import { AppError } from '#src/base/errors.ts'
import { storableText } from '#src/base/storable-text.ts'
import { requirementOf } from '#src/contract/requirement.ts'

/**
 * Parses input with a schema. `null` and blank strings in an object count as not sent, unknown fields are ignored.
 * Throws `invalid_input` with a message that names the field by its path and what it must be.
 */
export function parseInput<T extends z.ZodType>(schema: T, input: unknown): z.infer<T> {
  const parsed = schema.safeParse(normalize(input), { reportInput: true })
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  // A number that is not exact fails that bound first, which alone has a note, and the field's own bound after it.
  const issue = issues.find((one) => !('note' in one)) ?? issues[0]
  throw new AppError('invalid_input', issue ? `${pathOf(issue.path)} ${requirementOf(issue)}` : 'Invalid input', {
    cause: parsed.error,
  })
}

/** Parses a request body with a schema. No body counts as an empty one. */
export function parseBody<T extends z.ZodType>(schema: T, { body }: { body: unknown }): z.infer<T> {
  return parseInput(schema, toObject(body))
}

/**
 * Parses the changes of a `PATCH`. Throws `invalid_input` for a field of the record that the operation cannot change,
 * because a caller who sends it expects the change.
 */
export function parseChanges<T extends z.ZodObject>(
  schema: T,
  record: z.ZodObject,
  { body }: { body: unknown },
): z.infer<T> {
  const sent = toObject(body)
  const fixed = Object.keys(record.shape).find((name) => !(name in schema.shape) && !isBlank(sent[name]))
  if (fixed !== undefined) throw new AppError('invalid_input', `${fixed} cannot be changed`)
  return parseInput(schema, sent)
}

/** Returns the body as an object. No body counts as an empty one. */
export function toObject(body: unknown): Record<string, unknown> {
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body))
    throw new AppError('invalid_input', 'Request body must be a JSON object')
  return body as Record<string, unknown>
}

// Deeper than any field. Anything deeper belongs to an unknown field or has the wrong type, and is not inspected.
const MAX_DEPTH = 16

function normalize(input: unknown, depth = 0): unknown {
  if (typeof input === 'string') return storableText(input)
  if (typeof input !== 'object' || input === null || depth > MAX_DEPTH) return input
  if (Array.isArray(input)) return input.map((value) => normalize(value, depth + 1))
  // Zod measures anything with a `length`, which may not be a number here. No field has this name.
  const kept = Object.entries(input).filter(([key, value]) => key !== 'length' && !isBlank(value))
  return Object.fromEntries(kept.map(([key, value]) => [key, normalize(value, depth + 1)]))
}

export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && storableText(value).trim() === '')
}

function pathOf(path: PropertyKey[]): string {
  const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
  return text.replace(/^\./, '') || 'Request body'
}
