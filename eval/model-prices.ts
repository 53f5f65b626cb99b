/** US dollars per million tokens. */
export interface ModelPrice {
  input: number
  /** For the part of the input that the provider had cached. */
  cached: number
  output: number
}

export interface TokenCounts {
  /** With the cached ones. */
  input: number
  cached: number
  output: number
}

/** List prices without batch or priority rates, as of March to October 2026. Check them before you rely on them. */
const LIST_PRICES: Readonly<Record<string, ModelPrice>> = {
  'openai:gpt-4.1-mini': { input: 0.4, cached: 0.1, output: 1.6 },
  'anthropic:claude-haiku-4-5': { input: 1, cached: 0.1, output: 5 },
  'google:gemini-2.5-flash': { input: 0.3, cached: 0.03, output: 2.5 },
}

/** Returns the list price of a model as `CHAT_MODEL` names it, or undefined. */
export const findListPrice = (model: string): ModelPrice | undefined => LIST_PRICES[model]

/** Reads a price such as `0.4,0.1,1.6`: input, cached input and output. Throws if it is none. */
export function readPrice(text: string): ModelPrice {
  const [input, cached, output, ...others] = text.split(',').map(Number)
  const isWhole = others.length === 0 && [input, cached, output].every((one) => one !== undefined && one >= 0)
  if (!isWhole || input === undefined || cached === undefined || output === undefined)
    throw new Error('--price must be dollars per million input, cached and output tokens, such as 0.4,0.1,1.6')
  return { input, cached, output }
}

/** Returns the dollars that some tokens cost. */
export const costOf = ({ input, cached, output }: TokenCounts, price: ModelPrice): number =>
  ((input - cached) * price.input + cached * price.cached + output * price.output) / 1_000_000

export const addTokens = (one: TokenCounts, other: TokenCounts): TokenCounts => ({
  input: one.input + other.input,
  cached: one.cached + other.cached,
  output: one.output + other.output,
})

export const NO_TOKENS: TokenCounts = { input: 0, cached: 0, output: 0 }
