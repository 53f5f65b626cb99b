import { expect, test } from 'vitest'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startService } from './support/service.ts'

const service = await disposeAfterAll(startService({ CHAT_PER_ADDRESS_PER_HOUR: '1000' }))
const agent = await service.createAgent({
  company_name: 'Quillmoor',
  codebase_context: {
    company_description: 'Quillmoor is a pottery on the harbour, with courses for all who like clay.',
    contact_info: { phone: '01632 960471' },
    products: [{ name: 'Taster', price: '£48' }],
  },
})

for (const [title, content] of [
  ['Is there Wi-Fi?', 'Yes, free, though the signal is weak in the kiln room.'],
  ['Can I reach the studio in a wheelchair?', 'Yes, the access is step-free.'],
])
  await service.api('POST', '/knowledge', { agent_id: agent.agent_id, title, content, content_type: 'faq' })

const reply = async (text: string) =>
  (await (await openChat(service, agent.webchat_widget_key, 'en-GB')).say(text)).message

test.each([
  ['why should i choose you', 'a pottery on the harbour'],
  ['what makes you different?', 'a pottery on the harbour'],
  ['can u do it for 30', 'Prices are set by Quillmoor'],
  ['ok ill think about it', 'Take your time'],
  ['who made you', 'automated assistant'],
  ['howmuch is the taster', '£48'],
  ['do u hav wifi', 'Yes, free'],
  ['wheelchaer acces?', 'step-free'],
  ['howmuch is the taster, my gran loves crockery', '£48'],
  ['fone number for my nan pls', 'You can call Quillmoor on 01632 960471'],
  ['whats your best price', 'Prices are set by Quillmoor'],
  ['can you knock a tenner off', 'Prices are set by Quillmoor'],
  ['can i trust you', 'a pottery on the harbour'],
  ['you sent the wrong one', "I'm sorry to hear that"],
  ['still waiting for my order', "I'm sorry to hear that"],
  ['im in a rush', 'please call Quillmoor on 01632 960471'],
  ['give me a ring when you can', 'a person at Quillmoor can help you'],
  ['book me thurs 6pm', '01632 960471'],
  ['am i talking to a computer', 'automated assistant'],
  ['testing', 'What would you like to know'],
  ['maybe', 'Take your time'],
  ['yeah go on', 'All right.'],
])('an act or a question is understood as people type it: %s', async (text, said) => {
  expect(await reply(text)).toMatchObject({ answered: true, text: expect.stringContaining(said) })
})

test('a sum is no question about the business', async () => {
  expect(await reply('what is 2+2')).toMatchObject({ answered: false })
})

test('words of another language than the website’s do not refuse by themselves', async () => {
  const { say } = await openChat(service, agent.webchat_widget_key, 'de-DE')
  const { message } = await say('Gibt es bei Ihnen zufällig auch Wi-Fi?')
  expect(message).toMatchObject({ answered: true, text: expect.stringContaining('Yes, free') })
})

test.each([
  ['de', 'gibts rabatt', 'Die Preise legt Quillmoor fest'],
  ['de', 'es meldet sich niemand', 'Das tut mir leid'],
  ['fr', 'je suis pressé', "Si c'est urgent, appelez Quillmoor"],
  ['fr', "y a quelqu'un", 'une personne de Quillmoor'],
  ['es', 'me apunto', '01632 960471'],
  ['it', 'richiamatemi per favore', 'una persona di Quillmoor'],
  ['pt', 'fazem desconto', 'Os preços são definidos por Quillmoor'],
  ['nl', 'ik heb haast', 'Bel Quillmoor op 01632 960471'],
  ['ar', 'ربما', 'خذ وقتك'],
])('an act is understood in other languages: %s, %s', async (locale, text, said) => {
  const { say } = await openChat(service, agent.webchat_widget_key, locale)
  expect((await say(text)).message).toMatchObject({ answered: true, text: expect.stringContaining(said) })
})
