import { ApiError } from '../lib/http.ts'

const LABEL = 'This is my website: how to take it over'

/** Links to how to take over a website that another agent has. Draws nothing for other errors. */
export function TakeOverLink({ error }: { error: unknown }) {
  if (!(error instanceof ApiError) || error.code !== 'website_taken' || error.helpUrl === undefined) return null
  return (
    <p>
      <a href={error.helpUrl} target="_blank" rel="noopener">
        {LABEL}
      </a>
    </p>
  )
}
