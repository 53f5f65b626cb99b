import { toOwnerWarning } from '#src/contract/api/caller-hints.ts'
import { MISSING, UNREADABLE } from './crawl-warnings.ts'

/** Returns the warnings that stay true after the website could be read. */
export const permanentWarnings = (warnings: string[]): string[] =>
  warnings.filter((warning) => !UNREADABLE.some((start) => warning.startsWith(start)))

/** Reports whether the readiness score also asks for this. */
export const isInReadiness = (warning: string): boolean => Object.values(MISSING).includes(warning)

/** Adapts warnings for pages that show the report and can do what the calls do. */
export const warningsForOwner = (warnings: string[]): string[] =>
  warnings.filter((warning) => !isInReadiness(warning)).map(toOwnerWarning)
