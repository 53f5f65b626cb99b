import { expect, test } from 'vitest'
import { toWhatsAppText } from '../src/engine/whatsapp/whatsapp-text.ts'
import { buildSdk } from './support/built-sdk.ts'
import { liveSettings } from './support/cloud-api.ts'
import { buildCommand } from './support/command.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startGraph } from './support/graph-server.ts'
import {
  type Said,
  throughApi,
  throughCommand,
  throughMcp,
  throughSdk,
  throughWhatsApp,
  throughWidget,
} from './support/parity-channels.ts'
import { verifiedAccount } from './support/owned-agent.ts'
import { startService } from './support/service.ts'

/**
 * 40 messages about the sample business get the same text and sources through the widget, WhatsApp, the API, MCP, the
 * command and the SDK. The API's test and the command ask only the first message of a conversation.
 */
const CONVERSATIONS: [first: string, ...more: string[]][] = [
  ['How much is the taster?'],
  ['What does the weekend course cost?'],
  ['How much is the glaze day?'],
  ['When are you open on Saturday?'],
  ['Are you open on Mondays?'],
  ['What is your phone number?'],
  ['What is your email address?'],
  ['Where are you?'],
  ['Where can I park?', 'And how much is that?'],
  ['Can I cancel my booking?'],
  ['What should I wear?'],
  ['Do gift vouchers expire?'],
  ['Can I bring my dog?'],
  ['Is there Wi-Fi?'],
  ['Do I need any experience?', 'thanks'],
  ['When can I collect my pots?'],
  ['Are there age limits?'],
  ['How do I pay?'],
  ['Do you sell clay?'],
  ['What is included in the price?'],
  ['Do you ship to Canada?'],
  ['Was kostet der Schnupperkurs?'],
  ['Haben Sie am Sonntag geöffnet?'],
  // What nobody has published.
  ['Do you sell bicycles?', 'Who is your tax adviser?'],
  ['What is the name of your cat?'],
  // Words that lead on.
  ['hello', 'How much is a family morning?'],
  ['I would like to book a course', 'yes', 'The weekend one'],
  ['Do you have courses for children?', 'yes'],
  ['Can I talk to a person?'],
  ['What courses do you have?', 'And for beginners?'],
  ['ok', 'bye'],
]

buildCommand()
const [graph, built] = await Promise.all([disposeAfterAll(startGraph()), disposeAfterAll(buildSdk())])
const service = await disposeAfterAll(
  startService({ ...liveSettings(graph.url), TRIAL_MESSAGES: '1000', CHAT_PER_ADDRESS_PER_HOUR: '10000' }),
)
const account = await verifiedAccount(service)
const created = await service.createAgent(
  { company_name: 'Tidewheel Pottery', website_url: `${service.origin}/sample/` },
  account.bearer,
)
const agent = {
  agentId: created.agent_id,
  widgetKey: created.webchat_widget_key ?? '',
  whatsappLink: created.whatsapp_link ?? '',
  bearer: account.bearer,
}
const askWidget = throughWidget(service, agent)
const askWhatsApp = throughWhatsApp(service, graph, agent)
const whole = { MCP: throughMcp(service, agent), SDK: throughSdk(service, built, agent) }
const byApi = throughApi(service, agent)
const byCommand = await throughCommand(service, agent)

const MAX_SOURCES_ON_WHATSAPP = 2

/**
 * WhatsApp has its own markup, and no place for sources: the message begins with the text in that markup, and names the
 * pages of the first two sources. Buttons and cards, which other channels show beside the text, may follow.
 */
function onWhatsApp({ text, sources }: Said): { begins: string; names: string[] } {
  const urls = [...new Set(sources.flatMap(({ url }) => (url && !text.includes(url) ? [url] : [])))]
  return { begins: toWhatsAppText(text), names: urls.slice(0, MAX_SOURCES_ON_WHATSAPP) }
}

test('there are 40 messages', () => expect(CONVERSATIONS.flat()).toHaveLength(40))

test.each(CONVERSATIONS.map((messages) => [messages.join(' · '), messages] as const))(
  'the same text and sources everywhere: %s',
  async (_name, messages) => {
    const expected = await askWidget(messages)
    expect(expected.every(({ text }) => text !== '')).toBe(true)
    for (const [channel, ask] of Object.entries(whole))
      expect([channel, await ask(messages)]).toEqual([channel, expected])
    const [first] = expected
    expect(['command', await byCommand(messages)]).toEqual(['command', [first]])
    expect(['API', await byApi(messages)]).toEqual(['API', [first]])
    const onPhone = await askWhatsApp(messages)
    for (const [at, said] of expected.entries()) {
      const { begins, names } = onWhatsApp(said)
      const reply = onPhone[at] ?? ''
      expect(reply.slice(0, begins.length)).toBe(begins)
      expect(names.filter((url) => !reply.includes(url))).toEqual([])
    }
  },
)
