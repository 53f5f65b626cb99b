import type { z } from 'zod'
import { AppError } from '#src/base/errors.ts'

/**
 * Input as its schema wants it. `null` and blank strings in an object count as not sent, unknown fields are ignored. Throws
 * `invalid_input` with one sentence that names the field by its path and what it must be.
 */
export function parseInput<T extends z.ZodType>(schema: T, input: unknown): z.infer<T> {
  const parsed = schema.safeParse(dropBlank(input))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new AppError('invalid_input', issue ? `${pathOf(issue.path)} ${requirement(issue)}` : 'Invalid input', { cause: parsed.error })
}

export function dropBlank(input: unknown): unknown {
  if (Array.isArray(input)) return input.map(dropBlank)
  if (typeof input !== 'object' || input === null) return input
  const kept = Object.entries(input).filter(([, value]) => !isBlank(value))
  return Object.fromEntries(kept.map(([key, value]) => [key, dropBlank(value)]))
}

export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

function pathOf(path: PropertyKey[]): string {
  const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
  return text.replace(/^\./, '') || 'Request body'
}

const ARTICLES: Record<string, string> = {
  string: 'a string',
  array: 'an array',
  object: 'an object',
  number: 'a number',
  boolean: 'true or false',
}

function requirement(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined && issue.message.endsWith('undefined')
        ? 'is required'
        : `must be ${ARTICLES[issue.expected] ?? issue.expected}`
    case 'too_big':
      return issue.origin === 'array' ? `must have at most ${issue.maximum} items` : `must be at most ${issue.maximum} characters`
    case 'too_small':
      return issue.origin === 'array' ? `must have at least ${issue.minimum} items` : `must be at least ${issue.minimum} characters`
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`
    default:
      return issue.message
  }
}
