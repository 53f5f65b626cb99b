import { expect, test } from 'vitest'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startService } from './support/service.ts'

const service = await disposeAfterAll(startService({ CHAT_PER_ADDRESS_PER_HOUR: '1000' }))
const agent = await service.createAgent({
  company_name: 'Quillmoor',
  codebase_context: {
    company_description: 'Quillmoor is a pottery on the harbour.',
    contact_info: { phone: '01632 960471' },
    products: [
      { name: 'Bud vase', price: '£24', description: 'For one good stem from the garden.' },
      { name: 'Children’s party', price: '£260 for up to 10 children', description: 'It lasts 90 minutes.' },
      {
        name: 'Wheel taster',
        price: '£48 per person',
        description: 'Saturdays 12:15 to 13:45, for six people at most.',
      },
    ],
  },
})

for (const [title = '', content] of [
  ['How much is it for children?', 'Clay club for 7 to 12 is £22 a session.'],
  ['How long does a course take?', 'The taster takes two hours, an evening course six weeks.'],
  ['Opening hours', 'Tuesday–Friday: 10:00–17:00\n\nSaturday: 09:30–17:30\n\nWe close from 24 December to 2 January.'],
  [
    'Commissions',
    'We make sets for cafés from 12 pieces. Allow 8 to 10 weeks. Your logo costs £60 once. Shops buy at 45% below the retail price.',
  ],
  ['Delivery', 'Parcels to the European Union cost £16.50.'],
  ['Getting here', 'The Quay car park is three minutes on foot.'],
  ['Is it suitable for beginners?', 'Yes. Start with the wheel taster.'],
  ['Is there Wi-Fi?', 'Yes, free, though the signal is weak in the kiln room.'],
])
  await service.api('POST', '/knowledge', {
    agent_id: agent.agent_id,
    title,
    content,
    content_type: title.endsWith('?') ? 'faq' : 'document',
  })

async function converse(locale: string, texts: readonly string[]) {
  const { say } = await openChat(service, agent.webchat_widget_key, locale)
  let reply = await say(texts[0] ?? '')
  for (const text of texts.slice(1)) reply = await say(text)
  return reply.message
}

test.each([
  ['a refusal keeps its subject', 'fr-FR', ['le vase soliflore il fait quelle hauteur', 'et il coûte'], '£24'],
  ['a question of two words is about what was said', 'en-GB', ['childrens party for my son', 'how long'], '90 minutes'],
  [
    'a holiday is asked about as the day before',
    'en-GB',
    ['are you open on tuesday?', 'and new years eve'],
    '24 December',
  ],
  ['a day is asked about of what was named', 'en-GB', ['how much is the wheel taster', 'what time saturday'], '12:15'],
  ['a need gets what says most of it', 'en-GB', ['i run a cafe need 40 cups with our logo'], '£60'],
  [
    'a follow-up goes on from there',
    'en-GB',
    ['i run a cafe need 40 cups with our logo', 'how long would that take'],
    '8 to 10 weeks',
  ],
  [
    'a time told is met by the time that was spoken of',
    'en-GB',
    ['i run a cafe need 40 cups with our logo', 'we want them in 3 weeks'],
    '8 to 10 weeks',
  ],
  [
    'a word that wants a yes is not looked for',
    'en-GB',
    ['i run a cafe need 40 cups with our logo', 'shops get a discount right'],
    '45%',
  ],
  ['both are two people', 'en-GB', ['how much is the wheel taster', 'both'], '2 × £48 = £96'],
  ['a country is looked for among all that are named', 'fr-FR', ['vous livrez en france ?'], '£16.50'],
  ['a time that would suit is compared with the opening hours', 'en-GB', ['saturday 8pm would suit me'], 'No.'],
  ['a new subject drops the old one', 'en-GB', ['how much is the bud vase', 'wifi?'], 'Yes, free'],
  ['a refusal does not fail the next question', 'en-GB', ['do you sell helicopters', 'price of the bud vase'], '£24'],
])('%s', async (_, locale, texts, said) => {
  expect(await converse(locale, texts)).toMatchObject({ answered: true, text: expect.stringContaining(said) })
})

test('an offer that a reply names has a card, and a car park sells no cars', async () => {
  const named = await converse('en-GB', ['is it suitable for beginners?'])
  expect(named).toMatchObject({ cards: [{ title: 'Wheel taster', price: '£48 per person' }] })
  expect(await converse('en-GB', ['do you sell cars'])).toMatchObject({ answered: false })
})

test('gaps hold questions, once each, and no message that says nothing alone', async () => {
  const { bearer } = await service.createAccount()
  const own = await service.createAgent({ company_name: 'Fennside' }, bearer)
  const { say } = await openChat(service, own.webchat_widget_key, 'en-GB')
  for (const text of ['do u sell gift vouchers 2day', 'and if it doesnt', 'both', 'Do you sell gift vouchers today?'])
    await say(text)
  const { body } = await service.api('GET', `/gaps?agent_id=${own.agent_id}`, undefined, bearer)
  expect(body.data).toMatchObject([{ question: 'do u sell gift vouchers 2day', count: 2 }])
})
