import { formatNumber } from '../../lib/format.ts'

const minutes = (count: number): string => (count === 1 ? '1 minute' : `${formatNumber(count)} minutes`)

/** Texts about what readiness costs, and about similar items. */
export const readinessText = {
  next: (points: number, count: number) => `Next ${formatNumber(points)} points: about ${minutes(count)}`,
  minutes,
  later: (count: number) => `After that: about ${minutes(count)}`,
  similar: (count: number) => (count === 1 ? '1 similar item' : `${formatNumber(count)} similar items`),
}
