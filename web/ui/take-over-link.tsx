import { ApiError } from '../lib/http.ts'

const LABEL = 'This is my website: how to take it over'

/** The way out when another agent has the website; nothing for any other error. */
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
