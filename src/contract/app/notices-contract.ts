import { z } from 'zod'
import { timeZone } from '../api/time-zone.ts'

/** What visitors do that a person can get emails about. */
export const NOTICE_EVENTS = ['person_wanted', 'new_lead', 'question_unanswered'] as const
/** `at_once` sends further events of the next hour in one email. */
export const PACES = ['at_once', 'hourly', 'daily', 'off'] as const

const hour = z.int().min(0).max(23)

/** `GET` and `PATCH /notices`: when the person gets emails about visitors of the workspace that the session shows. */
export const noticeSettings = z.object({
  paces: z.record(z.enum(NOTICE_EVENTS), z.enum(PACES)),
  /** From this hour until before that one; none if absent. */
  quiet: z.object({ from: hour, to: hour }).optional(),
  time_zone: timeZone,
})

export type NoticeEvent = (typeof NOTICE_EVENTS)[number]
export type Pace = (typeof PACES)[number]
export type NoticeSettings = z.infer<typeof noticeSettings>
