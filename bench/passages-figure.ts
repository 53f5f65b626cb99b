import type { Figure } from './support/figure-types.ts'
export const passagesFigure: Figure = { name: 'passages', measure: () => Promise.resolve([]) }
