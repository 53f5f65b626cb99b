import type { FastifyInstance } from 'fastify'
import type { App } from '#src/app.ts'
import { noticeSettings } from '#src/contract/app/notices-contract.ts'
import { getNoticeSettings, setNoticeSettings } from '#src/features/mail/mail.ts'
import { getSignedIn } from '../callers/browser-session.ts'
import { parseBody } from '../wire/parse-input.ts'

/** Routes for when a person gets emails about visitors of the workspace that the session shows. */
export function noticeRoutes(scope: FastifyInstance, app: App): void {
  scope.get('/notices', async (request) => {
    const { account, workspace } = await getSignedIn(app, request)
    return getNoticeSettings(app.db, account.id, workspace.id)
  })

  scope.patch('/notices', async (request) => {
    const { account, workspace } = await getSignedIn(app, request)
    await setNoticeSettings(app.db, account.id, workspace.id, parseBody(noticeSettings, request))
    return getNoticeSettings(app.db, account.id, workspace.id)
  })
}
