import { dashboardText as text } from './dashboard-text.ts'
import { LoadFailure } from './load-failure.tsx'

/** Shown in place of missing data: a loading state, or the error. */
export function LoadState({ error, onRetry }: { error: Error | null; onRetry: () => Promise<unknown> }) {
  return error ? <LoadFailure error={error} onRetry={onRetry} /> : <output>{text.loading}</output>
}
