import { z } from 'zod'
import { timeZone } from '../api/time-zone.ts'

/** What visitors do that a person can get emails about. */
export const NOTICE_EVENTS = ['person_wanted', 'new_lead', 'question_unanswered'] as const
/** `at_once` sends further events of the next hour in one email. */
export const NOTICE_FREQUENCIES = ['at_once', 'hourly', 'daily', 'off'] as const

const hour = z.int().min(0).max(23)

/** `GET` and `PATCH /notices`: when the person gets emails about visitors of the session's workspace. */
export const noticeSettings = z.object({
  paces: z.record(z.enum(NOTICE_EVENTS), z.enum(NOTICE_FREQUENCIES)),
  /** Hours in `time_zone` without emails, `to` excluded. Absent if there are none. */
  quiet: z.object({ from: hour, to: hour }).optional(),
  time_zone: timeZone,
})

export type NoticeEvent = (typeof NOTICE_EVENTS)[number]
export type NoticeFrequency = (typeof NOTICE_FREQUENCIES)[number]
export type NoticeSettings = z.infer<typeof noticeSettings>
