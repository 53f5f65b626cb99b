/** Insights: statistics over time and unanswered questions. */
export { answerGap, dismissGap, getCountedGap, listGaps } from './gaps.ts'
export type { CountedGap } from './gaps-store.ts'
export { getInsights } from './figures.ts'
export { writeFigureCsv } from './figures-csv.ts'
