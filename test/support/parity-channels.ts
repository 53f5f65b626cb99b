import { randomUUID } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { ChatMessage } from '../../src/contract/chat/chat-contract.ts'
import type { BuiltSdk } from './built-sdk.ts'
import { openChat } from './chat-visitor.ts'
import { deliver, newVisitor, textMessage, withValue } from './cloud-api.ts'
import { runCommand } from './command.ts'
import type { GraphServer } from './graph-server.ts'
import { openMcp } from './mcp-client.ts'
import { linkText } from './phone.ts'
import type { Service } from './service.ts'

/** What a visitor gets for a message, in whatever way they ask. */
export interface Said {
  text: string
  answered: boolean
  sources: { title: string; url?: string }[]
}

export interface AskedAgent {
  agentId: string
  widgetKey: string
  whatsappLink: string
  bearer: Record<string, string>
}

/** Asks the messages of one conversation, one after the other. */
export type Channel = (messages: readonly string[]) => Promise<Said[]>

const LOCALE = 'en-GB'

const toSaid = ({ text, answered, sources }: ChatMessage): Said => ({ text, answered, sources })

async function inOrder<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const item of items) results.push(await work(item))
  return results
}

/** As the widget asks: it reads the turn as a stream. */
export const throughWidget =
  (service: Service, { widgetKey }: AskedAgent): Channel =>
  async (messages) => {
    const { bearer } = await openChat(service, widgetKey, LOCALE)
    return inOrder(messages, async (text) => {
      const headers = { ...bearer, 'content-type': 'application/json', accept: 'text/event-stream' }
      const body = JSON.stringify({ text, client_id: randomUUID() })
      const response = await fetch(`${service.origin}/api/v1/chat/messages`, { method: 'POST', headers, body })
      const line = (await response.text()).split('\n').find((one) => one.startsWith('data: {"type":"data-message"'))
      return toSaid((JSON.parse(line?.slice('data: '.length) ?? '') as { data: ChatMessage }).data)
    })
  }

export const throughMcp = (service: Service, { widgetKey }: AskedAgent): Channel => {
  const { callTool } = openMcp(service, { path: `/chat/${widgetKey}/mcp` })
  return async (messages) => {
    let conversation: string | undefined
    return inOrder(messages, async (question) => {
      const { data } = await callTool('ask', { question, conversation, locale: LOCALE })
      conversation = data.conversation
      return toSaid(data.message)
    })
  }
}

export const throughSdk =
  (service: Service, { sdk }: BuiltSdk, { widgetKey }: AskedAgent): Channel =>
  async (messages) => {
    const chat = await new sdk.Foyer({ baseUrl: service.origin }).startChat({ widget_key: widgetKey, locale: LOCALE })
    return inOrder(messages, async (text) => toSaid((await chat.sendMessage({ text })).message as ChatMessage))
  }

/** `POST /agents/{agent_id}/test` asks each question as the first of a conversation. */
export const throughApi =
  (service: Service, { agentId, bearer }: AskedAgent): Channel =>
  async ([first = '']) => {
    const { body } = await service.api('POST', `/agents/${agentId}/test`, { questions: [first] }, bearer)
    return body.answers.map(({ answer, answered, sources }: Said & { answer: string }) => ({
      text: answer,
      answered,
      sources,
    }))
  }

/** `node foyer.mjs ask` asks each question as the first of a conversation. */
export async function throughCommand(service: Service, { agentId, widgetKey }: AskedAgent): Promise<Channel> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-parity-'))
  const lock = {
    version: 1,
    instance: service.origin,
    agent_id: agentId,
    agent_name: 'Tide',
    company_name: 'Tidewheel Pottery',
    widget_key: widgetKey,
    content_hash: '',
    members: {},
  }
  await writeFile(join(folder, 'foyer.lock.json'), JSON.stringify(lock))
  return async ([first = '']) => {
    const { json } = await runCommand(['ask', first], folder, { FOYER_URL: service.origin })
    return [{ text: json.answer, answered: json.answered, sources: json.sources }]
  }
}

/** Returns the words of each reply on WhatsApp, after the message that opens the chat. */
export const throughWhatsApp =
  (service: Service, graph: GraphServer, { whatsappLink }: AskedAgent) =>
  async (messages: readonly string[]): Promise<string[]> => {
    const visitor = newVisitor()
    const said = () =>
      graph.sent.flatMap(({ body: { to, text, interactive, image } }): string[] =>
        to === visitor ? [text?.body ?? interactive?.body.text ?? image?.caption] : [],
      )
    const say = async (text: string): Promise<string> => {
      const before = said().length
      await deliver(service, withValue({ messages: [textMessage(visitor, text)] }))
      await expect.poll(() => said().length).toBeGreaterThan(before)
      return said().slice(before).join('\n\n')
    }
    await say(linkText(whatsappLink))
    return inOrder(messages, say)
  }
