/** What an owner learns from conversations: figures over time, and the questions that had no answer. */
export { answerGap, dismissGap, listGaps } from './gaps.ts'
export type { CountedGap } from './gaps-store.ts'
export { getInsights } from './figures.ts'
export { writeFigureCsv } from './figures-csv.ts'
