import type { z } from 'zod'

const ARTICLES: Record<string, string> = {
  string: 'a string',
  array: 'an array',
  object: 'an object',
  number: 'a number',
  boolean: 'true or false',
  int: 'a whole number',
}

/**
 * Returns what a field must be, as a clause to follow its name. A schema's own message comes first; for a union, that
 * of its first member. The issue must carry its input (`reportInput`).
 */
export function requirementOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is required'
      return issue.message.startsWith('Invalid input')
        ? `must be ${ARTICLES[issue.expected] ?? issue.expected}`
        : issue.message
    case 'invalid_union': {
      const [first] = issue.errors[0] ?? []
      return first ? requirementOf(first) : issue.message
    }
    case 'too_big':
      return atBound('most', issue.maximum, issue.origin)
    case 'too_small':
      return atBound('least', issue.minimum, issue.origin)
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`
    default:
      return issue.message
  }
}

function atBound(side: 'most' | 'least', bound: number | bigint, origin: string): string {
  if (origin === 'array') return `must have at ${side} ${bound} ${bound === 1 ? 'item' : 'items'}`
  return `must be at ${side} ${bound}${origin === 'string' ? ' characters' : ''}`
}
