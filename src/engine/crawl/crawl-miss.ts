import type { FailReason, Miss, SkipReason } from './crawl-types.ts'

export const skip = (reason: SkipReason, sentence: string): Miss => ({ type: 'skipped', reason, sentence })

export const fail = (reason: FailReason, sentence: string): Miss => ({ type: 'failed', reason, sentence })
