import type { z } from 'zod'

const ARTICLES: Record<string, string> = {
  string: 'a string',
  array: 'an array',
  object: 'an object',
  number: 'a number',
  boolean: 'true or false',
}

/** What a field must be, as a clause to follow its name. A schema's own words come before these. */
export function requirementOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (!issue.message.startsWith('Invalid input')) return issue.message
      return issue.input === undefined && issue.message.endsWith('undefined')
        ? 'is required'
        : `must be ${ARTICLES[issue.expected] ?? issue.expected}`
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
  if (origin === 'array') return `must have at ${side} ${bound} items`
  return `must be at ${side} ${bound}${origin === 'string' ? ' characters' : ''}`
}
