import type { DateSpan } from '../../values/dates.ts'

/** A visitor's message, with everything that helps to understand it. */
export interface VisitorQuestion {
  text: string
  /** The visitor's locale from the browser, or ''. */
  locale: string
  /** The conversation before this question, oldest first. */
  history: { role: 'visitor' | 'agent'; text: string }[]
  now: Date
  /** The time zone of "today", such as `Europe/Berlin`. UTC by default. */
  timeZone?: string
}

/** What reading a question needs to know about the business. */
export interface KnownBusiness {
  company: { name: string; language: string }
  /** Reports whether its knowledge contains a term. */
  holds: (term: string) => boolean
  /** The stems of its knowledge, which may be misspelled or part of a compound. */
  vocabulary: readonly string[]
  /** Returns the units that a reply of the agent was said from, with those that belong to them. */
  unitsSaid: (reply: string) => ReadonlySet<number>
  business: {
    /** The days of the year that its opening hours mention. */
    dates: readonly DateSpan[]
  }
}
