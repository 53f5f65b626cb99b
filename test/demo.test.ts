import { expect, test } from 'vitest'
import { makeDemo } from '../src/features/demo/demo.ts'
import { openBrowser } from './support/app-browser.ts'
import { startService, uniqueEmail } from './support/service.ts'

test('the demo shows every page alive, once, to whoever its link lets in', async () => {
  await using service = await startService()
  const email = uniqueEmail()
  const made = await makeDemo(service.app, email)
  expect(made).toMatchObject({ isNew: true, conversations: 30 })
  const browse = openBrowser(service)
  const signIn = async (link: string) =>
    browse('POST', '/signin/link', { token: new URL(link).searchParams.get('signin') })
  expect((await signIn(made.signInLink)).status).toBe(200)
  const ask = async (path: string) => (await browse('GET', `/api/v1/owner${path}`)).body
  const conversations = (await ask('/conversations?limit=100')).data
  expect(conversations).toHaveLength(30)
  expect(conversations[0]).toMatchObject({ mode: 'waiting' })
  const filters = ['unanswered=true', 'taken_over=true', 'rating=down', 'channel=whatsapp', 'lead=true', 'q=bitcoin']
  const empty: string[] = []
  for (const filter of filters)
    if ((await ask(`/conversations?limit=100&${filter}`)).data.length === 0) empty.push(filter)
  expect(empty).toEqual([])
  expect((await ask('/leads')).data.length).toBeGreaterThan(4)
  const gaps = (await ask(`/gaps?agent_id=${made.agentId}`)).data
  expect(gaps[0].count).toBeGreaterThan(1)
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  const insights = await ask(`/insights?time_zone=UTC&from=${day(45)}`)
  expect(insights.totals).toMatchObject({ conversations: 30, taken_over: 1 })
  expect(insights.totals.answered_share).toBeGreaterThan(0.6)
  expect(insights.days.filter(({ replies }: { replies: number }) => replies > 0).length).toBeGreaterThan(25)
  expect((await ask(`/corrections?agent_id=${made.agentId}`)).data).toHaveLength(1)

  const again = await makeDemo(service.app, email)
  expect(again).toMatchObject({ isNew: false, agentId: made.agentId })
  expect((await ask('/conversations?limit=100')).data).toHaveLength(30)
  expect((await signIn(made.signInLink)).status).toBe(404)
  expect((await signIn(again.signInLink)).status).toBe(200)
  const accounts = await service.app.db.selectFrom('accounts').select(['email', 'provisional']).execute()
  expect(accounts).toEqual([{ email, provisional: false }])
  expect(await service.app.mailFolder?.list()).toEqual([])
})
