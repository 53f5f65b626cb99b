import { describe, expect, test } from 'vitest'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { BOX } from './support/lindenhof.ts'
import { type Owned, ownedAgent } from './support/owned-agent.ts'
import { startService } from './support/service.ts'

const service = await disposeAfterAll(startService({ CHAT_PER_ADDRESS_PER_HOUR: '1000', AGENTS_PER_DAY: '100' }))
const stranger = (await service.createAccount()).bearer

const read = ({ bearer }: Pick<Owned, 'bearer'>, query = '', headers = {}) =>
  service.api('GET', `/insights?${query}`, undefined, { ...bearer, ...headers })

/**
 * An agent with three conversations: one answered twice and disliked, one without an answer, one that a person took
 * over and that left a lead.
 */
async function busyAgent(fields: Record<string, unknown> = {}, account?: Owned) {
  const owned = await ownedAgent(service, fields, account)
  const [first, second, third] = [
    await openChat(service, owned.widgetKey),
    await openChat(service, owned.widgetKey),
    await openChat(service, owned.widgetKey),
  ]
  await first.say(BOX)
  const { message } = await first.say('how much is the weekly vegetable box')
  await first.rate(message.id, 'down')
  await second.say('=Do you ship to Norway?')
  await third.say('How much does the weekly vegetable box cost?')
  await third.leave({ name: 'Anna', email: 'anna@example.com' })
  await service.api('POST', `/conversations/${third.id}/reply`, { text: 'Hello.' }, owned.bearer)
  return { ...owned, chats: [first, second, third] }
}

describe('insights', () => {
  test('count in total, by day, by channel and by source', async () => {
    const busy = await busyAgent({ source: 'claude_code' })
    const { body } = await read(busy, `agent_id=${busy.agentId}`)
    const counts = { conversations: 3, replies: 4, answered: 3, leads: 1, credits: 4 }
    expect(body.totals).toEqual({ ...counts, answered_share: 0.75, taken_over: 1, thumbs_up: 0, thumbs_down: 1 })
    expect(body.days).toHaveLength(30)
    const quiet = { conversations: 0, replies: 0, answered: 0, leads: 0, credits: 0 }
    expect(body.days.at(-1)).toEqual({ day: body.to, ...counts })
    expect(body.days[0]).toEqual({ day: body.from, ...quiet })
    expect(body.channels).toEqual([{ channel: 'webchat', ...counts }])
    expect(body.sources).toEqual([{ source: 'claude_code', ...counts }])
    expect(body.questions[0]).toMatchObject({ count: 3, answered: 3 })
    expect(body.gaps).toEqual([
      { gap_id: expect.any(String), agent_id: busy.agentId, question: '=Do you ship to Norway?', count: 1 },
    ])
  })

  test('cover all agents of the account, and leave out deleted conversations', async () => {
    const busy = await busyAgent()
    await busyAgent({ source: 'cli' }, busy)
    const all = (await read(busy)).body
    expect(all.totals).toMatchObject({ conversations: 6, leads: 2 })
    expect(all.sources.map(({ source }: { source: string | null }) => source)).toEqual(['cli', null])
    await service.api('DELETE', `/conversations/${busy.chats[2]?.id}`, undefined, busy.bearer)
    expect((await read(busy)).body.totals).toMatchObject({ conversations: 5, leads: 1 })
    expect((await read({ bearer: stranger })).body.totals).toMatchObject({ conversations: 0, answered_share: null })
    expect((await read({ bearer: stranger }, `agent_id=${busy.agentId}`)).status).toBe(404)
    expect((await service.api('GET', '/insights')).status).toBe(401)
  })

  test('are compared with as many days before', async () => {
    const busy = await busyAgent()
    const before = new Date(Date.now() - 7 * 86_400_000)
    const { db } = service.app
    const id = busy.chats[2]?.id ?? ''
    await db.updateTable('conversations').set({ created_at: before }).where('id', '=', id).execute()
    await db.updateTable('leads').set({ created_at: before }).where('conversation_id', '=', id).execute()
    const { previous, totals, from } = (await read(busy, `agent_id=${busy.agentId}&days=7`)).body
    expect(totals).toMatchObject({ conversations: 2, leads: 0 })
    expect(previous.totals).toMatchObject({ conversations: 1, leads: 1, replies: 0, answered_share: null })
    const days = (first: string, last: string) => (Date.parse(last) - Date.parse(first)) / 86_400_000
    expect([days(previous.from, previous.to), days(previous.to, from)]).toEqual([6, 1])
  })

  test('count questions only in the answered share, and list each question once', async () => {
    const owned = await ownedAgent(service)
    const chat = await openChat(service, owned.widgetKey)
    for (const text of ['Hello!', BOX, 'Do you ship to Norway?', 'Thank you very much']) await chat.say(text)
    const { totals, questions, gaps } = (await read(owned, `agent_id=${owned.agentId}`)).body
    expect(totals).toMatchObject({ replies: 4, answered: 3, answered_share: 0.5 })
    const listed = (all: { question: string }[]) => all.map(({ question }) => question)
    expect([listed(questions), listed(gaps)]).toEqual([[BOX], ['Do you ship to Norway?']])
  })

  test('lead to their conversations by days', async () => {
    const busy = await busyAgent()
    const { from, to } = (await read(busy)).body
    const list = async (query: string) =>
      (await service.api('GET', `/conversations?agent_id=${busy.agentId}&${query}`, undefined, busy.bearer)).body
    expect((await list(`from=${from}&to=${to}`)).data).toHaveLength(3)
    expect((await list(`from=${from}&to=${to}&lead=true`)).data).toHaveLength(1)
    expect((await list('from=2026-01-01&to=2026-01-02')).data).toEqual([])
    expect((await list('to=2026-01-02&time_zone=Asia/Tokyo')).data).toEqual([])
    expect((await list('from=0000-01-01')).error).toBe('from must be a day such as 2026-11-20')
  })

  test("start days in the agent's time zone or the requested one", async () => {
    const owned = await ownedAgent(service)
    const chat = await openChat(service, owned.widgetKey)
    await chat.say(BOX)
    const late = new Date('2026-03-01T23:30:00Z')
    await service.app.db.updateTable('conversations').set({ created_at: late }).where('id', '=', chat.id).execute()
    const period = `agent_id=${owned.agentId}&from=2026-03-01&to=2026-03-02`
    const days = async (query = '') =>
      (await read(owned, period + query)).body.days.map(({ conversations }: { conversations: number }) => conversations)
    expect(await days()).toEqual([1, 0])
    expect(await days('&time_zone=Europe/Berlin')).toEqual([0, 1])
    await service.api('PATCH', `/agents/${owned.agentId}`, { time_zone: 'Asia/Tokyo' }, owned.bearer)
    expect(await days()).toEqual([0, 1])
    expect(await days('&time_zone=America/New_York')).toEqual([1, 0])
  })

  test('cover the requested number of days, up to today in the time zone', async () => {
    const owned = await ownedAgent(service)
    const lastDay = async (zone: string) => {
      const { days, from, to } = (await read(owned, `days=7&time_zone=${zone}`)).body
      expect(days.map(({ day }: { day: string }) => day)).toHaveLength(7)
      expect([days[0].day, days[6].day]).toEqual([from, to])
      return to
    }
    // They are 26 hours apart.
    expect(await lastDay('Pacific/Kiritimati')).not.toBe(await lastDay('Etc/GMT%2B12'))
    expect((await read(owned, 'days=0')).status).toBe(400)
    expect((await read(owned, 'days=367')).status).toBe(400)
    expect((await read(owned, 'days=7&from=2026-03-01&to=2026-03-02')).body.from).toBe('2026-03-01')
  })

  test('are available as CSV without formulas', async () => {
    const busy = await busyAgent()
    const csv = (figure: string) => read(busy, `figure=${figure}`, { accept: 'text/csv' })
    const days = await csv('days')
    expect(days.headers.get('content-disposition')).toMatch(
      /^attachment; filename="days-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(days.body.text.split('\r\n')).toHaveLength(32)
    expect(days.body.text).toMatch(/^day,conversations,replies,answered,leads,credits\r\n/)
    expect((await csv('totals')).body.text).toContain('\r\n3,4,3,1,4,0.75,1,0,1\r\n')
    expect((await csv('gaps')).body.text).toContain("'=Do you ship to Norway?,1,")
    expect((await csv('questions')).body.text).toContain(',3,3\r\n')
    const german = await read(busy, 'figure=days', { accept: 'text/csv', 'accept-language': 'de' })
    expect(german.body.text).toMatch(/^day;conversations;replies;answered;leads;credits\r\n/)
    for (const figure of ['channels', 'sources']) expect((await csv(figure)).body.text.split('\r\n')).toHaveLength(3)
  })

  test.each([
    ['from=2026-02-30', 'from must be a day such as 2026-11-20'],
    ['from=yesterday', 'from must be a day such as 2026-11-20'],
    ['to=0001-01-02', 'to must be a day such as 2026-11-20'],
    ['from=2026-03-02&to=2026-03-01', 'from must be on or before to'],
    ['from=2025-01-01&to=2026-01-02', 'from must be at most 365 days before to'],
    ['time_zone=Mars/Olympus', 'time_zone must be a time zone such as Europe/Berlin'],
    ["time_zone=UTC'--", 'time_zone must be a time zone such as Europe/Berlin'],
    ['figure=everything', 'figure must be one of totals, days, channels, sources, questions, gaps'],
    ['agent_id=x', 'agent_id must be a UUID'],
  ])('refuse %s', async (query, error) => {
    expect(await read({ bearer: stranger }, query)).toMatchObject({ status: 400, body: { error } })
  })
})
