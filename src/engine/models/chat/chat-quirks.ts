/** What a model needs, or refuses. Foyer learns it from refusals and answers, and keeps it while the process runs. */
export interface ChatQuirks {
  noTemperature: boolean
  /** Takes `max_completion_tokens` instead of `max_tokens`. */
  newLimitName: boolean
  noTools: boolean
  noUsage: boolean
  /** Takes instructions only as part of the first message. */
  noSystem: boolean
  /**
   * Thinks before it writes. Its thoughts count against the limit, so it gets room for them and is asked to think
   * little.
   */
  thinks: boolean
  /** Cannot be told not to think. It is asked to think little. */
  mustThink: boolean
  /** Cannot be told how much to think. */
  noEffort: boolean
  /**
   * Its template writes the tag that opens its reasoning, so its text contains only the closing one. The last answer
   * decides.
   */
  thinksUnopened: boolean
}

/** Names of models whose templates open their reasoning. The first answer shows whether a server removes it. */
const THINKS_UNOPENED = /deepseek-r1|\bqwq\b|\bthinking\b/i

/** Models of Google that think unless they are told not to. */
const THINKS = /^gemini-(?:2\.5|[3-9])/

/**
 * Returns what the name of a model tells. OpenAI's models take the newer limit, and reasoning models take no
 * temperature.
 */
export function guessQuirks(provider: string, model: string): ChatQuirks {
  const isOpenAi = provider === 'openai'
  const reasons = /^(?:o\d|gpt-5)/.test(model)
  return {
    noTemperature: isOpenAi && reasons,
    newLimitName: isOpenAi,
    noTools: false,
    noUsage: false,
    noSystem: false,
    thinks: (isOpenAi && reasons) || (provider === 'google' && THINKS.test(model)),
    mustThink: false,
    noEffort: false,
    thinksUnopened: provider === 'compatible' && THINKS_UNOPENED.test(model),
  }
}

const THOUGHT = /reasoning|thinking|\bthink\b/i

const SIGNS: readonly [keyof ChatQuirks, RegExp][] = [
  ['newLimitName', /max_completion_tokens/i],
  ['noTemperature', /temperature/i],
  ['mustThink', THOUGHT],
  ['noEffort', THOUGHT],
  ['noTools', /\btools?\b|function.?call|tool_choice|schema/i],
  ['noUsage', /stream_options|include_usage/i],
  ['noSystem', /system (?:role|message|instruction)|developer instruction|role.{0,20}system/i],
]

/**
 * Learns from a refusal (status 400, 404 or 422) which option the model refuses. Returns true if that is new, so that
 * another try makes sense.
 */
export function learnQuirk(quirks: ChatQuirks, { status, body }: { status: number; body: string }): boolean {
  if (![400, 404, 422, 501].includes(status)) return false
  const found = SIGNS.find(([quirk, sign]) => !quirks[quirk] && sign.test(body))
  if (!found) return false
  quirks[found[0]] = true
  return true
}

/** Reports whether a refusal says that the request was longer than the model's context window. */
export function isTooLong({ status, body }: { status: number; body: string }): boolean {
  return (
    (status === 400 || status === 413 || status === 422) &&
    /context|too long|too many tokens|maximum.{0,20}tokens|prompt is too/i.test(body)
  )
}
