import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { ChatMessage } from '../../src/contract/chat/chat-contract.ts'

/** A reply of the agent as the service would send it. */
export function toldReply(fields: Partial<ChatMessage>): ChatMessage {
  return {
    id: randomUUID(),
    role: 'agent',
    text: '',
    sources: [],
    cards: [],
    answered: true,
    created_at: new Date().toISOString(),
    ...fields,
  }
}

/** Answers the page's messages with this reply in place of the service's own; `null` lets them wait for ever. */
export async function tellReply(page: Page, reply: ChatMessage | null): Promise<void> {
  await page.unroute('**/api/v1/chat/messages')
  await page.route('**/api/v1/chat/messages', (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    return reply
      ? route.fulfill({ json: { message: reply }, headers: { 'access-control-allow-origin': '*' } })
      : undefined
  })
}
