import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startService } from './support/service.ts'

const service = await disposeAfterAll(startService({ CHAT_PER_ADDRESS_PER_HOUR: '1000', AGENTS_PER_DAY: '100' }))
const account = await service.createAccount()

interface Given {
  language: string
  business: string
  says: string
  lead: { name?: string; phone?: string; email?: string }
}

const given = JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures/given-contacts.json'), 'utf8')) as Given[]

/** Text of each business. Its number and prices show its country. */
const BUSINESSES: Readonly<Record<string, readonly [phone: string, description: string]>> = {
  GB: ['01632 960555', 'We mend and build roofs. A new flat roof costs £900.'],
  US: ['(805) 555-0100', 'We mend pipes and water heaters. A visit costs $90.'],
  DE: [
    '0421 5550100',
    'Wir decken Dächer und reparieren Dachrinnen für Sie, auch am Samstag. Ein Besuch bei Ihnen kostet 90 EUR und ist nicht teuer.',
  ],
  AT: ['+43 1 5550100', 'Wir decken Dächer. Ein Besuch kostet 90 EUR.'],
  FR: ['01 99 00 55 10', 'Nous réparons les toits. Une visite coûte 90 EUR. Nous sommes une petite entreprise.'],
  BE: ['+32 2 555 01 00', 'Nous réparons les toits. Une visite coûte 90 EUR.'],
  ES: ['910 55 01 00', 'Reparamos tejados. Una visita cuesta 90 EUR. Somos una empresa pequeña de la ciudad.'],
  MX: ['+52 55 5555 0100', 'Reparamos tejados. Una visita cuesta 900 pesos.'],
  IT: [
    '06 5550100',
    'Ripariamo i tetti delle case e le grondaie per la città di Roma. Una visita costa 90 EUR e non è più cara la domenica.',
  ],
  NL: ['020 5550100', 'Wij repareren daken en goten. Een bezoek kost 90 EUR. Wij zijn een klein bedrijf.'],
  PT: ['21 555 0100', 'Reparamos telhados e caleiras. Uma visita custa 90 EUR. Não somos uma empresa grande.'],
  BR: ['(11) 5555-0100', 'Consertamos telhados e calhas. Uma visita custa R$ 90. Não somos uma empresa grande.'],
  AE: ['04 555 0100', 'نصلح الأسطح والمواسير. تكلفة الزيارة 90 درهم.'],
  SA: ['011 555 0100', 'نصلح الأسطح والمواسير. تكلفة الزيارة 90 ريال.'],
  EG: ['+20 2 5550 0100', 'نصلح الأسطح والمواسير.'],
}

const agents = new Map<string, Promise<{ agent_id: string; webchat_widget_key?: string }>>()
const agentOf = (business: string) => {
  const [phone = '', description = ''] = BUSINESSES[business] ?? []
  const known =
    agents.get(business) ??
    service.createAgent(
      {
        company_name: `Harbour ${business}`,
        codebase_context: { company_description: description, contact_info: { phone } },
      },
      account.bearer,
    )
  agents.set(business, known)
  return known
}

const digits = (text: string): string => text.replace(/\D/gu, '')

test.each(given)('$says is stored and confirmed', async ({ business, says, lead }) => {
  const agent = await agentOf(business)
  const chat = await openChat(service, agent.webchat_widget_key, 'en')
  const { message } = await chat.say(says)
  const kept = await service.app.db
    .selectFrom('leads')
    .select('details')
    .where('conversation_id', '=', chat.id)
    .executeTakeFirst()
  const values = Object.fromEntries(Object.entries(kept?.details ?? {}).map(([field, { value }]) => [field, value]))
  expect(values).toMatchObject(lead)
  const { phone = '', email = '', name = '' } = lead
  // The national form ends with the same digits.
  expect(digits(message.text)).toContain(digits(phone).slice(-6))
  expect(message.text).toContain(email)
  expect(message.text.toLowerCase()).toContain(name.toLowerCase())
  // A question beside the details may be one that the business does not answer.
  if (!message.answered) expect(says).toMatch(/\?/u)
})

test('contact details are not among the unanswered questions', async () => {
  for (const agent of await Promise.all(agents.values())) {
    const { body } = await service.api('GET', `/gaps?agent_id=${agent.agent_id}`, undefined, account.bearer)
    for (const { question } of body.data as { question: string }[]) expect(question).not.toMatch(/\d{3}|@/u)
  }
})
