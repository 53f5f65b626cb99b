import type { NoticeSettings } from '#src/contract/app/notices-contract.ts'
import { APP_API } from './app-api.ts'
import { sendForJson } from './http.ts'

/** When the person gets emails about visitors. All throw `ApiError`. */

/** The time zone is absent until the person saves one. */
export type ShownNoticeSettings = Omit<NoticeSettings, 'time_zone'> & { time_zone?: string }

export const getNotices = () => sendForJson<ShownNoticeSettings>(`${APP_API}/notices`)

export const saveNotices = (settings: NoticeSettings) =>
  sendForJson<ShownNoticeSettings>(`${APP_API}/notices`, { method: 'PATCH', body: settings })
