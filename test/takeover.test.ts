import { describe, expect, test } from 'vitest'
import { createId } from '../src/base/ids.ts'
import { handBack, insertMessage, replyAsPerson } from '../src/features/conversations/conversations.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { lindenhofChats } from './support/lindenhof-chat.ts'
import { BOX } from './support/lindenhof.ts'
import { startService } from './support/service.ts'

const service = await disposeAfterAll(startService({ CHAT_PER_ADDRESS_PER_HOUR: '1000', AGENTS_PER_DAY: '100' }))
const bearer = (await service.createAccount()).bearer

const NONSENSE = 'Do you sell motorcycle insurance in Portugal?'

const openOwnChat = lindenhofChats(service, bearer)

describe('a person of the business', () => {
  test('is requested: the agent says what happens next', async () => {
    const { say, conversation } = await openOwnChat()
    const { message } = await say('I want to talk to a human')
    expect(message.text).toContain('I have marked this conversation for a person at Lindenhof')
    expect((await conversation())?.mode).toBe('waiting')
    expect((await say(BOX)).message.text).toContain('24.50')
  })

  test('is said to be available by the opening hours, if they are known', async () => {
    const { agentId, say, call } = await openOwnChat()
    expect((await say('I want to talk to a human')).message.text).toContain('Monday to Friday from 9 am to 6 pm')
    const item = { agent_id: agentId, title: 'Opening hours', content: 'Monday to Friday: 9 am – 6 pm' }
    expect((await service.call('POST', '/api/v1/public/knowledge', item, bearer)).status).toBe(200)
    const changed = await service.call(
      'PATCH',
      `/api/v1/public/agents/${agentId}`,
      { time_zone: 'Europe/Berlin' },
      bearer,
    )
    expect(changed.status).toBe(200)
    const clock =
      / (?:Open now, until 6:00 pm|Closed now\. Opens (?:today|on (?:Monday|Tuesday|Wednesday|Thursday|Friday)) at 9:00 am)\. /i
    const { body } = await call('POST', '/handoff', {})
    expect(body.message.text).toMatch(clock)
    expect(body.message.text).not.toContain('Opening hours')
  })

  test('is not promised for an agent without an owner', async () => {
    const { say, call, conversation } = await openOwnChat({ owned: false })
    const { message } = await say('I want to talk to a human')
    expect(message.text).not.toContain('marked')
    expect(message.text).toContain('Monday to Friday from 9 am to 6 pm')
    const { body } = await call('POST', '/handoff', {})
    expect(body).toMatchObject({
      mode: 'agent',
      message: { role: 'agent', text: expect.stringContaining('hello@lindenhof.example') },
    })
    expect(body.message.text).not.toContain('marked')
    expect((await conversation())?.mode).toBe('agent')
  })

  test('is requested with a question, which is answered, and not offered again to a waiting visitor', async () => {
    const { say } = await openOwnChat()
    const { message } = await say('How much is the weekly vegetable box? And could I speak to somebody in the shop?')
    expect(message.text).toMatch(/24\.50[^]*marked/)
    expect((await say(NONSENSE)).message.actions).not.toContainEqual(expect.objectContaining({ type: 'handoff' }))
  })

  test('is requested after two unanswered questions in a row', async () => {
    const { say } = await openOwnChat()
    const { message: first } = await say(NONSENSE)
    expect(first).toMatchObject({
      answered: false,
      actions: expect.arrayContaining([expect.objectContaining({ type: 'handoff' })]),
    })
    expect(first.text).not.toContain('marked')
    expect((await say('And motorcycle insurance in Norway?')).message.text).toContain('marked')
  })

  test('is requested by the button, with contact details', async () => {
    const { call, lead } = await openOwnChat()
    const { body } = await call('POST', '/handoff', { email: 'anna@example.com', text: 'Please explain the box.' })
    expect(body).toMatchObject({ mode: 'waiting', message: { role: 'agent', text: expect.stringContaining('marked') } })
    expect(await lead()).toMatchObject({ details: { email: { value: 'anna@example.com' } } })
  })

  test('takes over live, and the agent is silent until the hand-back', async () => {
    const { say, bearer: headers, conversation } = await openOwnChat()
    const { message } = await say(BOX)
    const live = await followLive(headers, message.id)
    const row = await conversation()
    const it = {
      id: row?.id ?? '',
      agentId: row?.agent_id ?? '',
      channel: 'webchat',
      preview: false,
      sessionId: null,
      locale: '',
      mode: 'agent',
      consent: 'none',
      identity: null,
    } as const
    await replyAsPerson(service.app, it, 'Hello, this is Jan from the shop.')
    await expect
      .poll(() => live.events)
      .toEqual([
        { type: 'mode', mode: 'agent' },
        { type: 'mode', mode: 'person' },
        {
          type: 'message',
          message: expect.objectContaining({ role: 'person', text: 'Hello, this is Jan from the shop.' }),
        },
      ])
    expect(await say('Great, how much is the weekly vegetable box?')).toEqual({ with_person: true })
    await handBack(service.app, it)
    expect((await say(BOX)).message.text).toContain('24.50')
    await expect.poll(() => live.events.filter(({ type }) => type === 'message')).toHaveLength(4)
    live.leave()
  })
})

test('a resumed stream sends all messages since', async () => {
  const { bearer: headers, conversation } = await openOwnChat()
  const { id, agent_id: agentId } = (await conversation()) ?? { id: '', agent_id: '' }
  const texts = Array.from({ length: 250 }, (_, at) => `Message ${at}`)
  const stored: string[] = []
  for (const text of texts) {
    const message = { id: createId(), role: 'visitor', text, answered: true } as const
    stored.push((await insertMessage(service.app.db, { id, agentId }, message)).id)
  }
  const live = await followLive(headers, stored[0] ?? '')
  const received = () =>
    live.events.flatMap((event) => ('message' in event ? [(event.message as { text: string }).text] : []))
  await expect.poll(received).toEqual(texts.slice(1))
  live.leave()
})

async function followLive(headers: Record<string, string>, after: string) {
  const leaving = new AbortController()
  const response = await fetch(`${service.origin}/api/v1/chat/messages?after=${after}`, {
    headers: { ...headers, accept: 'text/event-stream' },
    signal: leaving.signal,
  })
  const events: { type: string }[] = []
  const read = async (): Promise<void> => {
    let text = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      const frames = text.split('\n\n')
      text = frames.pop() ?? ''
      for (const frame of frames) if (frame.startsWith('data: ')) events.push(JSON.parse(frame.slice(6)))
    }
  }
  read().catch(() => {})
  await expect.poll(() => events.length).toBeGreaterThan(0)
  return { events, leave: () => leaving.abort() }
}
