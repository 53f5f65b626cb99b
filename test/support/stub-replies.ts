import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { ChatMessage } from '../../src/contract/chat/chat-contract.ts'

/** Returns a reply as the service sends it. */
export function makeReply(fields: Partial<ChatMessage>): ChatMessage {
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

/** Answers the page's messages with this reply instead of the service's. With `null` they are never answered. */
export async function stubReply(page: Page, reply: ChatMessage | null): Promise<void> {
  await page.unroute('**/api/v1/chat/messages')
  await page.route('**/api/v1/chat/messages', (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    return reply
      ? route.fulfill({ json: { message: reply }, headers: { 'access-control-allow-origin': '*' } })
      : undefined
  })
}
