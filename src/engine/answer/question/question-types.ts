import type { DateSpan } from '../../values/dates.ts'

/** A visitor's message, with what tells how it is meant. */
export interface VisitorQuestion {
  text: string
  /** The visitor's locale as the browser says it, or ''. */
  locale: string
  /** The conversation so far, oldest first, this question not included. */
  history: { role: 'visitor' | 'agent'; text: string }[]
  now: Date
  /** Where "today" is meant, as in `Europe/Berlin`; UTC without it. */
  timeZone?: string
}

/** What must be known of a business to read a question to it. */
export interface KnownBusiness {
  company: { name: string; language: string }
  /** Reports whether its knowledge holds a term. */
  holds: (term: string) => boolean
  /** The stems of its knowledge that may be misspelt or part of a compound. */
  vocabulary: readonly string[]
  business: {
    /** The days of the year that its lines of opening hours say something of. */
    dates: readonly DateSpan[]
  }
}
