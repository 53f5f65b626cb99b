import type { Figure } from './support/figure-types.ts'
export const crawlFigure: Figure = { name: 'crawl', measure: () => Promise.resolve([]) }
