import { type ModelPrice, NO_TOKENS, type TokenCounts, addTokens, costOf } from './model-prices.ts'

export interface Spending {
  /** What the replies used, and what their grades used. */
  tokens(): { replies: TokenCounts; grades: TokenCounts }
  /** Notes what the service used since its start, and what one more grade used. */
  note(used: { service: TokenCounts; grading: TokenCounts }): void
  /** Reports whether another turn as dear as the dearest so far stays within the limits. */
  allowsAnother(): boolean
}

/** Counts tokens against limits. The one in dollars holds only if the price is known. */
export function createSpending(price: ModelPrice | undefined, limits: { usd: number; tokens: number }): Spending {
  let replies = NO_TOKENS
  let grades = NO_TOKENS
  let dearest = { usd: 0, tokens: 0 }
  const spent = (): { usd: number; tokens: number } => {
    const all = addTokens(replies, grades)
    return { usd: price ? costOf(all, price) : 0, tokens: all.input + all.output }
  }
  return {
    tokens: () => ({ replies, grades }),
    note: ({ service, grading }) => {
      const before = spent()
      replies = service
      grades = addTokens(grades, grading)
      const after = spent()
      dearest = {
        usd: Math.max(dearest.usd, after.usd - before.usd),
        tokens: Math.max(dearest.tokens, after.tokens - before.tokens),
      }
    },
    allowsAnother: () => {
      const { usd, tokens } = spent()
      return usd + dearest.usd <= limits.usd && tokens + dearest.tokens <= limits.tokens
    },
  }
}

/** Reads the tokens that a service used since its start from its metrics. */
export async function readServiceTokens(origin: string): Promise<TokenCounts> {
  const response = await fetch(`${origin}/metrics`)
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith('foyer_model_tokens_total{'))
  const sum = (kind: string): number =>
    lines
      .filter((line) => line.includes(`kind="${kind}"`))
      .reduce((total, line) => total + Number(line.slice(line.lastIndexOf(' '))), 0)
  return { input: sum('input'), cached: sum('cached'), output: sum('output') }
}
