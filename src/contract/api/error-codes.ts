/** The words that `Error-Code` may hold, each with what it means and what the caller can do. The list is closed. */
export const ERROR_CODES = {
  invalid_input: { means: 'A field or the body is invalid.', fix: 'Read the error: it names the field.' },
  missing_field: { means: 'A required field is missing or blank.', fix: 'Send the fields that the error names.' },
  invalid_email: { means: 'The email is not a valid address.', fix: 'Send an address such as anna@example.com.' },
  invalid_website: {
    means: 'website_url is not the public http or https address of a website.',
    fix: 'Send the address that visitors use, such as https://example.com.',
  },
  unauthorized: {
    means: 'The API key is missing, invalid, expired or revoked.',
    fix: 'Send Authorization: Bearer <key>.',
  },
  forbidden: { means: 'The caller is not allowed to do this.', fix: 'Read the error: it says who may.' },
  recent_sign_in_required: {
    means: 'The person signed in too long ago for this change. Requests with an API key never get it.',
    fix: 'Confirm in the dashboard with a passkey or an emailed code, then send the request again.',
  },
  not_found: { means: 'There is nothing at this path or with this ID.', fix: 'Check the path and the ID.' },
  method_not_allowed: {
    means: 'The path does not support this method.',
    fix: 'Use a method that the Allow header names.',
  },
  website_taken: {
    means: 'Another agent has this website. existing_agent names it.',
    fix: 'If it is your website, take it over as described below.',
  },
  conflict: { means: 'The request does not fit the current state.', fix: 'Read the error: it names the state.' },
  body_too_large: { means: 'The body or the file is too large.', fix: 'Send less. The error names the limit.' },
  unsupported_media_type: { means: 'The body is not plain JSON.', fix: 'Send Content-Type: application/json.' },
  misdirected: { means: 'The service does not accept this Host header.', fix: 'Set PUBLIC_URL to this address.' },
  idempotency_mismatch: {
    means: 'The Idempotency-Key was used with a different body.',
    fix: 'Use a new key for a new request.',
  },
  day_limit: { means: 'The limit of agents per day is reached.', fix: 'Wait as long as Retry-After says.' },
  rate_limited: { means: 'Too many requests.', fix: 'Wait as long as Retry-After says.' },
  unavailable: { means: 'The service cannot do this now.', fix: 'Try again after Retry-After.' },
  internal: { means: 'An internal error occurred.', fix: 'Try again. If it happens again, report the X-Request-Id.' },
} as const satisfies Record<string, { means: string; fix: string }>

/** A word of `Error-Code`. */
export type PublicErrorCode = keyof typeof ERROR_CODES

/** Messages with a code of their own; any other message has its status's. */
const BY_MESSAGE: [RegExp, PublicErrorCode][] = [
  [/^(?:email and company_name|agent_id, title and content) are required$/, 'missing_field'],
  [/^Invalid email format$/, 'invalid_email'],
  [/^Invalid website_url: /, 'invalid_website'],
  [/^An agent already exists for this website$|^Another agent is verified for this website/, 'website_taken'],
  [/ agents per day /, 'day_limit'],
]
const BY_STATUS: Record<number, PublicErrorCode> = {
  400: 'invalid_input',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  421: 'misdirected',
  422: 'idempotency_mismatch',
  429: 'rate_limited',
  503: 'unavailable',
}

/** Returns the `Error-Code` of a documented error. */
export function errorCodeOf(status: number, error: string): PublicErrorCode {
  return BY_MESSAGE.find(([pattern]) => pattern.test(error))?.[1] ?? BY_STATUS[status] ?? 'internal'
}
