/** Insights: statistics over time, unanswered questions, and the first steps of an owner. */
export { answerGap, dismissGap, getCountedGap, listGaps } from './gaps.ts'
export type { CountedGap } from './gaps-store.ts'
export { readFirstSteps } from './first-steps.ts'
export { getInsights } from './figures.ts'
export { writeFigureCsv } from './figures-csv.ts'
