import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startService } from './support/service.ts'

/** Ninety conversations in six languages with the details in them: `lead` has exactly these. */
interface LeadConversation {
  locale: string
  says: string[]
  lead: Record<string, string>
  /** The visitor's answer, if the agent asks for consent. */
  consent?: 'yes' | 'no'
}
const CONVERSATIONS = JSON.parse(
  readFileSync(new URL('../eval/conversation/leads.json', import.meta.url), 'utf8'),
) as readonly LeadConversation[]
const YES: Readonly<Record<string, string>> = {
  en: 'Yes, please',
  de: 'Ja, gern',
  fr: 'Oui',
  es: 'Sí, claro',
  it: 'Sì',
  pt: 'Sim',
}
const NO: Readonly<Record<string, string>> = { en: 'No', de: 'Nein', fr: 'Non', es: 'No', it: 'No', pt: 'Não' }

const SETTINGS = { CHAT_PER_ADDRESS_PER_HOUR: '10000', TRIAL_MESSAGES: '1000' }
const service = await disposeAfterAll(startService(SETTINGS))
const { bearer } = await service.createAccount()
const create = (name: string) =>
  service.createAgent({ company_name: name, codebase_context: { company_description: 'A business.' } }, bearer)
const [asking, plain] = [await create('Asking'), await create('Plain')]
await service.api('PATCH', `/agents/${asking.agent_id}`, { ask_consent: true }, bearer)

interface StoredLead {
  values: Record<string, string>
  /** Values whose words are not in the message that they name. */
  unfounded: string[]
}

async function hold({ locale, says, consent }: LeadConversation): Promise<StoredLead> {
  const { webchat_widget_key: widget_key } = consent ? asking : plain
  const { body: session } = await service.call('POST', '/api/v1/chat/sessions', { widget_key, locale })
  const headers = { authorization: `Bearer ${session.session_token}` }
  const answer = consent && (consent === 'yes' ? YES : NO)[locale.slice(0, 2)]
  for (const text of [...says, ...(answer ? [answer] : [])])
    await service.call('POST', '/api/v1/chat/messages', { text }, headers)
  const { db } = service.app
  const lead = await db
    .selectFrom('leads')
    .selectAll()
    .where('conversation_id', '=', session.conversation_id)
    .executeTakeFirst()
  const messages = await db
    .selectFrom('messages')
    .select(['id', 'text'])
    .where('conversation_id', '=', session.conversation_id)
    .execute()
  const details = Object.entries(lead?.details ?? {})
  const stands = (words: string, id: string | null): boolean =>
    messages.some((message) => message.id === id && message.text.includes(words))
  return {
    values: Object.fromEntries(details.map(([field, { value }]) => [field, value])),
    unfounded: details.filter(([, { words, message_id }]) => !stands(words, message_id)).map(([field]) => field),
  }
}

test('leads of ninety conversations in six languages: at least 95 % right, none invented, none without consent', async () => {
  const wrong: string[] = []
  const invented: string[] = []
  let expected = 0
  for (const conversation of CONVERSATIONS) {
    const { values, unfounded } = await hold(conversation)
    const truth = conversation.consent === 'no' ? {} : conversation.lead
    const name = conversation.says.join(' / ')
    expected += Object.keys(truth).length
    for (const [field, value] of Object.entries(truth))
      if (values[field] !== value) wrong.push(`${field} ${values[field]}: ${name}`)
    for (const field of Object.keys(values)) if (!(field in truth)) invented.push(`${field} ${values[field]}: ${name}`)
    invented.push(...unfounded.map((field) => `${field} stands in no message: ${name}`))
  }
  expect(invented).toEqual([])
  expect(expected).toBeGreaterThan(100)
  expect(wrong.length > 0.05 * expected ? wrong : []).toEqual([])
})

test.each([
  [
    'i run a cafe need 40 cups with our logo, call me 07700 900123',
    { stage: 'interested', need: '40 cups with our logo' },
  ],
  ['book me thurs 6pm for two. Dave, 07700 900123', { stage: 'ready', need: 'book me thurs 6pm for two' }],
  ['محتاج شركة ترد علي نفس اليوم، 0790 000 231', { stage: 'interested', need: 'شركة ترد علي نفس اليوم' }],
  ['nobody called me back and my parcel never arrived. Dave, 07700 900123', { stage: 'curious', need: undefined }],
])('the stage and need of: %s', async (text, expected) => {
  const { webchat_widget_key: widget_key } = plain
  const { body: session } = await service.call('POST', '/api/v1/chat/sessions', { widget_key, locale: 'en-GB' })
  await service.call('POST', '/api/v1/chat/messages', { text }, { authorization: `Bearer ${session.session_token}` })
  const lead = await service.app.db
    .selectFrom('leads')
    .selectAll()
    .where('conversation_id', '=', session.conversation_id)
    .executeTakeFirstOrThrow()
  expect({ stage: lead.stage, need: lead.details.need?.value }).toEqual(expected)
})
