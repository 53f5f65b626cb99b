import { expect, test } from 'vitest'
import { createFaultSetup } from '../support/fault-setup.ts'
import { isJudgeCall, writeAndJudge } from '../support/judge-script.ts'
import { BOX, LINDENHOF } from '../support/lindenhof.ts'
import { newAgent } from '../support/calls-under-load.ts'
import { startModelServer } from '../support/model-server.ts'
import { countPendingJobs } from '../support/pending-jobs.ts'
import { startFoyer } from '../support/process.ts'

const PRICE = 'The weekly vegetable box costs 24.50 EUR a week.'

test('killed while a model judges replies that were sent: the next process has each of them judged', async () => {
  await using setup = await createFaultSetup()
  await using model = await startModelServer()
  const settings = { ...setup.settings, CHAT_MODEL: 'compatible:x', CHAT_BASE_URL: model.url }
  const script = writeAndJudge([PRICE], ['24.50'])
  model.play((request) => (isJudgeCall(request) ? { text: [''], pauseMs: 60_000 } : script(request)))
  const first = await startFoyer(settings)
  const post = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const response = await fetch(`${first.origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    // @NOTE any: the test knows the bodies it asks for.
    return (await response.json()) as any
  }
  const { webchat_widget_key: key } = await post('/api/v1/public/agents', newAgent({ codebase_context: LINDENHOF }))
  for (let visitor = 0; visitor < 6; visitor += 1) {
    const { session_token: token } = await post('/api/v1/chat/sessions', { widget_key: key })
    expect((await post('/api/v1/chat/messages', { text: BOX }, token)).message.text).toBe(PRICE)
  }
  await expect.poll(() => model.requests.some(isJudgeCall)).toBe(true)
  await first.end('SIGKILL')

  model.play(script)
  const next = await startFoyer(settings)
  await expect.poll(() => countPendingJobs(next.origin), { interval: 500 }).toBe(0)
  await next.end('SIGTERM')
  const database = await setup.open()
  const reviews = await database.db.selectFrom('messages').select('review').where('role', '=', 'agent').execute()
  await database[Symbol.asyncDispose]()
  expect(reviews).toHaveLength(6)
  for (const { review } of reviews) expect(review).toMatchObject({ judged: 'done', flags: [{ text: PRICE }] })
})
