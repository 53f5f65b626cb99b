import { expect } from 'vitest'
import type { PhoneBubble, PhoneSendRequest } from '../../src/contract/app/simulator-contract.ts'
import type { Reply, Service } from './service.ts'

/** A simulated phone that keeps the number the simulator gave it. */
export interface Phone {
  send(message: PhoneSendRequest): Promise<Reply>
  messages(): Promise<PhoneBubble[]>
  /** Waits for this many messages of the agent and returns them, oldest first. */
  replies(count: number): Promise<string[]>
  /** Sends a message and waits for the agent's next one. */
  ask(text: string): Promise<string>
}

const PATH = '/whatsapp/simulator/messages'

export function openPhone(service: Service): Phone {
  let cookie = ''
  const call = async (method: string, body?: unknown): Promise<Reply> => {
    const reply = await service.call(method, PATH, body, { origin: service.origin, cookie })
    const [set] = reply.headers.getSetCookie()
    if (set) cookie = set.split(';')[0] ?? ''
    return reply
  }
  const send: Phone['send'] = async (message) => {
    const reply = await call('POST', message)
    if (reply.status !== 200) throw new Error(`the phone was answered ${reply.status}: ${JSON.stringify(reply.body)}`)
    return reply
  }
  const messages = async (): Promise<PhoneBubble[]> => (await call('GET')).body.messages
  const said = async (): Promise<string[]> =>
    (await messages()).filter(({ from }) => from === 'agent').map(({ text }) => text)
  const replies = async (count: number): Promise<string[]> => {
    await expect.poll(async () => (await said()).length).toBeGreaterThanOrEqual(count)
    return said()
  }
  return {
    send,
    messages,
    replies,
    ask: async (text) => {
      const before = (await said()).length
      await send({ text })
      return (await replies(before + 1)).at(before) ?? ''
    },
  }
}

export const linkText = (link: string | undefined): string => new URL(link ?? '').searchParams.get('text') ?? ''
