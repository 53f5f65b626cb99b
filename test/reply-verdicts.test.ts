import { describe, expect, test } from 'vitest'
import { getAgent } from '../src/features/agents/agents.ts'
import { checkCases } from '../src/features/answers/answers.ts'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { writeAndJudge } from './support/judge-script.ts'
import { BOX } from './support/lindenhof.ts'
import { startModelServer } from './support/model-server.ts'
import { type Owned, ownedAgent, verifiedAccount } from './support/owned-agent.ts'
import { type Service, startService } from './support/service.ts'

const model = await disposeAfterAll(startModelServer())
const limits = { CHAT_PER_ADDRESS_PER_HOUR: '1000', AGENTS_PER_DAY: '100' }
const service = await disposeAfterAll(startService(limits))
const written = await disposeAfterAll(
  startService({ ...limits, CHAT_MODEL: 'compatible:scripted', CHAT_BASE_URL: model.url, CHAT_CHECK: 'hold' }),
)

const casesOf = async (on: Service, { agentId, bearer }: Owned) =>
  (await on.api('GET', `/corrections?agent_id=${agentId}`, undefined, bearer)).body.data
const check = async (on: Service, { agentId }: Owned) => checkCases(on.app, await getAgent(on.app.db, agentId))
const giveVerdict = (on: Service, { bearer }: Owned, id: string, body: object) =>
  on.api('POST', `/messages/${id}/verdict`, body, bearer)

/** Changes all items about the box. */
async function changePrice(on: Service, { agentId, bearer }: Owned, price: string): Promise<void> {
  const { data } = (await on.api('GET', `/knowledge?agent_id=${agentId}&q=vegetable`, undefined, bearer)).body
  for (const { knowledge_item_id: id } of data)
    await on.api('PATCH', `/knowledge/${id}`, { content: `Price: ${price} a week` }, bearer)
}

describe("an owner's verdict on a reply", () => {
  test('is a case: a right reply passes while the agent says the same, a wrong one once it does not', async () => {
    const owned = await ownedAgent(service)
    const chat = await openChat(service, owned.widgetKey)
    const right = (await chat.say(BOX)).message
    const wrong = (await chat.say('What does the weekly vegetable box cost?')).message
    expect(await giveVerdict(service, owned, right.id, { verdict: 'right' })).toMatchObject({
      status: 200,
      body: { question: BOX },
    })
    await giveVerdict(service, owned, wrong.id, { verdict: 'wrong' })
    const thread = async () =>
      (await service.api('GET', `/conversations/${chat.id}`, undefined, owned.bearer)).body.conversation.messages
    expect([(await thread())[1].verdict, (await thread())[3].verdict]).toEqual(['right', 'wrong'])
    expect((await chat.say(BOX)).message.text).toBe(right.text)
    await check(service, owned)
    expect(await casesOf(service, owned)).toMatchObject([
      { verdict: 'wrong', holds: false, site_changed: false },
      { verdict: 'right', holds: true, answer: right.text, site_changed: false },
    ])
    await changePrice(service, owned, '31.00 EUR')
    await check(service, owned)
    expect(await casesOf(service, owned)).toMatchObject([
      { verdict: 'wrong', holds: true, site_changed: true },
      { verdict: 'right', holds: false, site_changed: true, site_says: expect.stringContaining('31.00') },
    ])
  })

  test('changes: the last verdict on a reply counts, and a correction replaces it', async () => {
    const owned = await ownedAgent(service)
    const chat = await openChat(service, owned.widgetKey)
    const { message } = await chat.say(BOX)
    for (const verdict of ['right', 'wrong']) await giveVerdict(service, owned, message.id, { verdict })
    expect(await casesOf(service, owned)).toMatchObject([{ verdict: 'wrong' }])
    const answer = 'The weekly box is 26 EUR.'
    await service.api('POST', `/messages/${message.id}/correction`, { answer }, owned.bearer)
    expect(await casesOf(service, owned)).toMatchObject([{ verdict: 'corrected', answer }])
    expect((await chat.say(BOX)).message.text).toBe(answer)
  })

  test('is kept without the visitor, and belongs to nobody else', async () => {
    const owned = await ownedAgent(service)
    const stranger = (await service.createAccount()).bearer
    const chat = await openChat(service, owned.widgetKey)
    const { message } = await chat.say(`My name is Anna Schmidt. ${BOX} My email is anna@example.com.`)
    expect((await giveVerdict(service, { ...owned, bearer: stranger }, message.id, { verdict: 'right' })).status).toBe(
      404,
    )
    expect((await giveVerdict(service, owned, message.id, { verdict: 'fine' })).status).toBe(400)
    await giveVerdict(service, owned, message.id, { verdict: 'right' })
    await service.api('DELETE', `/conversations/${chat.id}`, undefined, owned.bearer)
    const cases = await casesOf(service, owned)
    expect(cases).toMatchObject([{ question: BOX, verdict: 'right' }])
    expect(JSON.stringify(cases)).not.toMatch(/Anna|anna@/)
    await check(service, owned)
    expect(await casesOf(service, owned)).toMatchObject([{ holds: true }])
  })
})

describe('a reply of a model', () => {
  const SAID = 'The weekly vegetable box costs 24.50 EUR a week.'

  test('is asked for again once the knowledge has changed, and compared by its meaning', async () => {
    model.play(writeAndJudge([SAID], []))
    const owned = await ownedAgent(written, {}, await verifiedAccount(written))
    const chat = await openChat(written, owned.widgetKey)
    const { message } = await chat.say(BOX)
    await giveVerdict(written, owned, message.id, { verdict: 'right' })
    const asked = async () => {
      model.requests.length = 0
      await check(written, owned)
      return model.requests.length
    }
    expect(await asked()).toBe(0)
    await changePrice(written, owned, '24.50 EUR, carrots included,')
    model.play(writeAndJudge(['A week of the weekly vegetable box is 24.50 EUR.'], []))
    expect(await asked()).toBe(3)
    expect(await casesOf(written, owned)).toMatchObject([{ verdict: 'right', holds: true }])
    expect(await asked()).toBe(0)
    await changePrice(written, owned, '31.00 EUR')
    model.play(writeAndJudge(['The weekly vegetable box costs 31.00 EUR a week.'], ['24.50']))
    expect(await asked()).toBe(3)
    expect(await casesOf(written, owned)).toMatchObject([{ verdict: 'right', holds: false }])
  })

  test('costs no tokens before an inbox is verified', async () => {
    model.play(writeAndJudge([SAID], []))
    const owned = await ownedAgent(written)
    const chat = await openChat(written, owned.widgetKey)
    await giveVerdict(written, owned, (await chat.say(BOX)).message.id, { verdict: 'wrong' })
    await changePrice(written, owned, '31.00 EUR')
    model.requests.length = 0
    await check(written, owned)
    expect(model.requests).toEqual([])
    expect(await casesOf(written, owned)).toMatchObject([{ verdict: 'wrong', holds: true }])
  })
})
