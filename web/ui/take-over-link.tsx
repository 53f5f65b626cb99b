import { ApiError } from '../lib/http.ts'
import { sharedText } from '../lib/shared-text.ts'

/** Links to how to take over a website that another agent has. Draws nothing for other errors. */
export function TakeOverLink({ error }: { error: unknown }) {
  if (!(error instanceof ApiError) || error.code !== 'website_taken' || error.helpUrl === undefined) return null
  return (
    <p>
      <a href={error.helpUrl} target="_blank" rel="noopener">
        {sharedText.takeOver}
      </a>
    </p>
  )
}
