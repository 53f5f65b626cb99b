/** Parts of warnings that help only callers of the API. */
export const CALLER_HINTS = {
  addKnowledge: ' in the dashboard or with POST /knowledge',
  followReading: ' GET /agents/{agent_id}/status shows when it is done.',
  pageLimit: ' (CRAWL_MAX_PAGES)',
}

/** Returns a warning of the API for people who use the pages. */
export const toOwnerWarning = (warning: string): string =>
  Object.values(CALLER_HINTS).reduce((text, hint) => text.replace(hint, ''), warning)
