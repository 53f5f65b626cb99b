import { expect, test } from 'vitest'
import { createDemo } from '../src/features/demo/demo.ts'
import { type AppBrowser, openBrowser } from './support/app-browser.ts'
import { openChat } from './support/chat-visitor.ts'
import { type Service, startService, uniqueEmail } from './support/service.ts'

test('the demo fills every page, and its link works once', async () => {
  await using service = await startService()
  const email = uniqueEmail()
  const made = await createDemo(service.app, email)
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

  const again = await createDemo(service.app, email)
  expect(again).toMatchObject({ isNew: false, agentId: made.agentId })
  expect((await ask('/conversations?limit=100')).data).toHaveLength(30)
  expect((await signIn(made.signInLink)).status).toBe(404)
  expect((await signIn(again.signInLink)).status).toBe(200)
  const accounts = await service.app.db.selectFrom('accounts').select(['email', 'provisional']).execute()
  expect(accounts).toEqual([{ email, provisional: false }])
  expect(await service.app.mailFolder?.list()).toEqual([])
  await checkFigures(service, browse, made.agentId)
})

interface Told {
  conversation_id: string
  role: string
  text: string
  answered: boolean
  passages?: object[]
  answered_by?: string
  created_at: string
}

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Every figure of the demo follows from its messages, and no list contradicts another. */
async function checkFigures(service: Service, browse: AppBrowser, agentId: string): Promise<void> {
  const ask = async (path: string) => (await browse('GET', `/api/v1/owner${path}`)).body
  const conversations = (await ask('/conversations?limit=100')).data
  const messages: Told[] = []
  for (const { conversation_id } of conversations) {
    const { conversation } = await ask(`/conversations/${conversation_id}`)
    messages.push(...conversation.messages.map((message: Told) => ({ ...message, conversation_id })))
  }
  const replies = messages.filter(({ role }) => role === 'agent')
  const from = new Date(Date.now() - 45 * 86_400_000).toISOString().slice(0, 10)
  const { totals, channels, days } = await ask(`/insights?time_zone=UTC&from=${from}`)
  const leads = (await ask('/leads?limit=100')).data
  const answered = replies.filter((reply) => reply.answered).length
  // Greetings and thanks are answered without the knowledge.
  const isToQuestion = ({ answered: known, passages = [], answered_by: by }: Told) =>
    !known || passages.length > 0 || by === 'correction'
  const questions = replies.filter(isToQuestion)
  expect(totals).toMatchObject({
    conversations: conversations.length,
    replies: replies.length,
    answered,
    answered_share: questions.filter((reply) => reply.answered).length / questions.length,
    leads: leads.length,
  })
  for (const figure of ['conversations', 'replies', 'answered', 'leads', 'credits'])
    for (const parts of [channels, days])
      expect(parts.reduce((sum: number, part: Record<string, number>) => sum + (part[figure] ?? 0), 0)).toBe(
        totals[figure],
      )

  const gaps: { question: string; count: number }[] = (await ask(`/gaps?agent_id=${agentId}`)).data
  const unanswered = replies.length - answered
  expect(gaps.length).toBeGreaterThan(1)
  expect(gaps.reduce((sum, { count }) => sum + count, 0)).toBe(unanswered)
  const shown = await ask('/insights?time_zone=UTC')
  // Each question is in one list only.
  for (const { question, count } of gaps) {
    expect(shown.gaps).toContainEqual(expect.objectContaining({ question, count }))
    expect(shown.questions.map((one: { question: string }) => one.question)).not.toContain(question)
  }
  const asked = messages.filter(({ role }) => role === 'visitor').map(({ text }) => wordsOf(text))
  for (const { question, count, answered: known } of shown.questions) {
    expect([0, count]).toContain(known)
    expect(asked.filter((text) => text === wordsOf(question)).length).toBeLessThanOrEqual(count)
  }

  const timeOf = ({ created_at }: { created_at: string }): number => Date.parse(created_at)
  for (const conversation of conversations) {
    if (conversation.channel === 'whatsapp') expect(conversation).not.toHaveProperty('page_url')
    const own = messages.filter(({ conversation_id }) => conversation_id === conversation.conversation_id)
    for (const lead of leads.filter((one: Told) => one.conversation_id === conversation.conversation_id)) {
      expect(timeOf(lead)).toBeGreaterThanOrEqual(Math.min(...own.map(timeOf)))
      expect(timeOf(lead)).toBeLessThan(Date.now())
    }
  }
  const [correction] = (await ask(`/corrections?agent_id=${agentId}`)).data
  const corrected = replies.find(({ text }) => text === correction.answer)
  expect(timeOf(correction)).toBeLessThan(corrected ? timeOf(corrected) : 0)

  const [{ webchat_widget_key: key }] = (await ask('/agents')).data
  const { say } = await openChat(service, key, 'en-GB')
  for (const { question } of gaps) expect((await say(question)).message.answered).toBe(false)
}
