/** Ways to handle an error of the Graph API. */
export type GraphVerdict =
  /** A temporary failure: retry later. */
  | 'retry'
  /** The number exceeds its rate limit. */
  | 'slow_down'
  /** Too many messages to one visitor. */
  | 'slow_down_pair'
  /** The owner must give a working token. */
  | 'token'
  /** The owner must fix the account. */
  | 'account'
  /** The visitor's last message is more than 24 hours old. */
  | 'window'
  /** The template is missing, not approved, or paused. */
  | 'template'
  /** This visitor cannot be reached. */
  | 'recipient'
  /** The message itself is refused. */
  | 'rejected'

/** https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes */
const BY_CODE: Readonly<Record<number, GraphVerdict>> = {
  3: 'token',
  10: 'token',
  190: 'token',
  131005: 'token',
  4: 'slow_down',
  80007: 'slow_down',
  130429: 'slow_down',
  131048: 'slow_down',
  133016: 'slow_down',
  131056: 'slow_down_pair',
  1: 'retry',
  2: 'retry',
  131000: 'retry',
  131016: 'retry',
  131057: 'retry',
  133004: 'retry',
  368: 'account',
  131031: 'account',
  131037: 'account',
  131042: 'account',
  131045: 'account',
  130497: 'account',
  133010: 'account',
  131047: 'window',
  131021: 'recipient',
  131026: 'recipient',
  131030: 'recipient',
  131049: 'recipient',
  131050: 'recipient',
  130472: 'recipient',
}

const WORDS: Readonly<Record<GraphVerdict, string>> = {
  retry: 'WhatsApp had an error. Foyer retries.',
  slow_down: 'The number exceeds WhatsApp’s rate limit. Foyer retries more slowly.',
  slow_down_pair: 'WhatsApp limits messages to this visitor. Foyer retries more slowly.',
  token: 'WhatsApp refuses the access token. Create a new one in Meta’s business settings and save it here.',
  account: 'WhatsApp has restricted the account. Open WhatsApp Manager to see what to fix.',
  window:
    'The visitor’s last message is more than 24 hours old, so WhatsApp accepts only an approved template. Set one, or wait until they write.',
  template:
    'WhatsApp refuses the message template. Check in WhatsApp Manager that it is approved with this name and language.',
  recipient: 'WhatsApp cannot deliver to this visitor.',
  rejected: 'WhatsApp refuses the message.',
}

/** Returns how to handle an error of the Graph API, by its code, or else by its status. */
function judgeGraphError(code: number, status: number): GraphVerdict {
  const known = BY_CODE[code]
  if (known) return known
  if (code >= 200 && code < 300) return 'token'
  if (code >= 132000 && code < 132100) return 'template'
  if (status === 401) return 'token'
  if (status === 429) return 'slow_down'
  return status >= 500 ? 'retry' : 'rejected'
}

/** Explains an error to the owner of a number: what happened, what to do, then WhatsApp's own words and code. */
export function explainGraphError(verdict: GraphVerdict, code: number, details: string): string {
  const said = details.replace(/\s+/g, ' ').trim().slice(0, 300)
  return `${WORDS[verdict]} (${[said, code === 0 ? '' : `code ${code}`].filter(Boolean).join(', ') || 'no reason given'})`
}

/** Reports whether the error affects only templates, while other messages are sent. */
export function isAboutTemplate(explained: string): boolean {
  return explained.startsWith(WORDS.template)
}

/** A refusal of the Graph API, with a sentence for the owner of the number. */
export class GraphError extends Error {
  readonly verdict: GraphVerdict
  readonly code: number

  constructor(code: number, status: number, details: string) {
    const verdict = judgeGraphError(code, status)
    super(explainGraphError(verdict, code, details))
    this.name = 'GraphError'
    this.verdict = verdict
    this.code = code
  }
}
