import type { Figure } from './support/figure-types.ts'
export const memoryFigure: Figure = { name: 'memory', measure: () => Promise.resolve([]) }
