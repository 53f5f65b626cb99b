import { dashboardText as text } from './dashboard-text.ts'
import { LoadFailure } from './load-failure.tsx'

/** Stands in the place of what is not there yet: that it is being loaded, or why it could not be. */
export function LoadState({ error, onRetry }: { error: Error | null; onRetry: () => Promise<unknown> }) {
  return error ? <LoadFailure error={error} onRetry={onRetry} /> : <output>{text.loading}</output>
}
