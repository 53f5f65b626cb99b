import { expect, test } from 'vitest'
import { openChat } from '../support/chat-visitor.ts'
import { disposeAfterAll } from '../support/dispose-after-all.ts'
import { SCREENS, prepareJourneys } from '../support/journey.ts'
import { writeAndJudge } from '../support/judge-script.ts'
import { startModelServer } from '../support/model-server.ts'

const model = await disposeAfterAll(startModelServer())
const settings = { CHAT_MODEL: 'compatible:scripted', CHAT_BASE_URL: model.url }
const journey = await prepareJourneys({ ...settings, CHAT_CHECK: 'audit' })
const holding = await prepareJourneys({ ...settings, CHAT_CHECK: 'hold' })
const fields = {
  codebase_context: {
    products: [{ name: 'Honey jar', description: 'Blossom honey, 500 g. It is stirred by hand.', price: '7.50 EUR' }],
  },
}
const QUESTION = 'How much is the honey jar?'
const TRUE = 'The honey jar costs 7.50 EUR.'
const FLAGGED = 'Blossom honey is stirred by hand.'

test.each(SCREENS)(
  'on a %s: a flagged reply shows what it rests on and what was held back, and is corrected in one click',
  async (...screen) => {
    model.play(writeAndJudge([`${TRUE} `, 'Today it is only 5.99 EUR. ', FLAGGED], ['stirred']))
    await using owner = await journey.openOwner(screen, fields)
    const { page } = owner
    const visitor = await openChat(journey.service, owner.agent.webchat_widget_key)
    expect((await visitor.say(QUESTION)).message.text).toBe(`${TRUE} ${FLAGGED}`)
    await owner.visit('/conversations?show=flagged')
    await page.getByRole('link', { name: /Visitor.*Flagged/ }).click()
    await page.getByText('Your knowledge may not support this').waitFor()
    await page.getByText('The texts do not say so.').waitFor()
    await page.getByText('1 sentence held back').click()
    await page.getByText('This price is not in your knowledge.').waitFor()
    await page.getByText(/passages? used/).click()
    expect(await owner.findBarriers()).toEqual([])
    await owner.photograph('conversation-review')

    await page.getByRole('button', { name: /Correct this answer/ }).click()
    const answer = page.getByRole('textbox', { name: 'Correct answer' })
    expect(await answer.inputValue()).toBe(TRUE)
    expect(await page.getByRole('textbox', { name: 'Question' }).inputValue()).toBe(QUESTION)
    await page.getByRole('button', { name: 'Save correction' }).click()
    await page.getByText('Corrected by you').waitFor()
    expect((await visitor.say(QUESTION)).message.text).toBe(TRUE)

    await page.getByRole('link', { name: 'Honey jar' }).first().click()
    await page.getByRole('dialog').getByText('Blossom honey, 500 g').waitFor()
    expect(owner.complaints).toEqual([])
  },
)

test.each(SCREENS)('on a %s: a reply is called right, and stands among the corrections', async (...screen) => {
  model.play(writeAndJudge([TRUE], []))
  await using owner = await journey.openOwner(screen, fields)
  const { page } = owner
  const visitor = await openChat(journey.service, owner.agent.webchat_widget_key)
  await visitor.say(QUESTION)
  await owner.visit('/conversations')
  await page.getByRole('link', { name: /Visitor/ }).click()
  await page.getByText('A model checked this reply and flagged nothing').waitFor()
  await page.getByRole('button', { name: /Mark as wrong/ }).click()
  await page.getByText('Marked as wrong').waitFor()
  await page.getByRole('button', { name: /Mark as right/ }).click()
  await page.getByText('Marked as right').waitFor()
  expect(await owner.findBarriers()).toEqual([])
  await owner.visit(`/ai-agent?agent=${owner.agent.agent_id}`)
  await page.getByText(/Marked as right on/).waitFor()
  expect(await owner.findBarriers()).toEqual([])
  await owner.photograph('verdicts')
  expect(owner.complaints).toEqual([])
})

test('on a phone: a held reply arrives without what the judge rejects, and the owner sees what it replaced', async () => {
  const wrong = 'The honey jar costs 5.99 EUR.'
  const foreign = 'It comes from Spain.'
  model.play(writeAndJudge([`${wrong} `, 'It is stirred by hand. ', foreign], ['5.99', 'Spain'], { [wrong]: TRUE }))
  const [, phone] = SCREENS
  await using owner = await holding.openOwner(phone, fields)
  await using visitor = await holding.openVisitor(phone)
  await visitor.page.goto(`${holding.service.origin}/chat/${owner.agent.webchat_widget_key}`)
  const message = visitor.page.getByRole('textbox')
  await message.fill(QUESTION)
  await message.press('Enter')
  await visitor.page.getByText(`${TRUE} It is stirred by hand.`).waitFor()
  expect(await visitor.page.getByText(foreign).count()).toBe(0)
  await visitor.photograph('held-reply')
  const { page } = owner
  await owner.visit('/conversations')
  await page.getByRole('link', { name: /Visitor/ }).click()
  await page.getByText('A model held back what your knowledge does not support').waitFor()
  await page.getByText('2 sentences held back').click()
  await page.getByText('The visitor saw this instead:').waitFor()
  expect(await page.getByText('flagged nothing').count()).toBe(0)
  expect(await owner.findBarriers()).toEqual([])
  expect([...owner.complaints, ...visitor.complaints]).toEqual([])
})
