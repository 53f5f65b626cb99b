import { expect, test } from 'vitest'
import type { ConversationRecord, ThreadMessage } from '#src/contract/api/inbox-contract.ts'
import type { Thread } from './live-thread.ts'
import { applyInboxEvent, applyThreadEvent } from './live-thread.ts'

const AT = '2026-11-20T09:30:00.000Z'
const record = (id: string, changes: Partial<ConversationRecord> = {}): ConversationRecord => ({
  conversation_id: id,
  agent_id: 'agent',
  channel: 'webchat',
  mode: 'agent',
  unanswered: 0,
  taken_over: false,
  waiting: false,
  thumbs_down: 0,
  flagged: 0,
  created_at: AT,
  ...changes,
})
const message = (id: string, text: string): ThreadMessage => ({
  message_id: id,
  role: 'visitor',
  text,
  answered: true,
  created_at: AT,
  sources: [],
  passages: [],
})
const thread: Thread = { ...record('a'), messages: [message('1', 'Hello')] }
const list = { pages: [{ data: [record('a'), record('b')] }, { data: [record('c')] }], pageParams: [undefined, 'b'] }
const ids = ({ pages }: typeof list) => pages.map(({ data }) => data.map(({ conversation_id: id }) => id))

test('a changed conversation moves to the top, once', () => {
  const after = applyInboxEvent(list, { type: 'conversation', conversation: record('c', { mode: 'waiting' }) })
  expect(ids(after)).toEqual([['c', 'a', 'b'], []])
  expect(after.pages[0]?.data[0]?.mode).toBe('waiting')
})

test('a conversation that no longer matches leaves the list', () => {
  expect(ids(applyInboxEvent(list, { type: 'removed', conversation_id: 'a' }))).toEqual([['b'], ['c']])
})

test('a message is added once, and updated when it comes again', () => {
  const added = applyThreadEvent(thread, { type: 'message', message: message('2', 'How much?') })
  const again = applyThreadEvent(added, { type: 'message', message: message('2', 'How much is it?') })
  expect(again.messages.map(({ text }) => text)).toEqual(['Hello', 'How much is it?'])
})

test('a reply comes before messages that arrived while it was written', () => {
  const later = applyThreadEvent(thread, { type: 'message', message: message('3', 'And the other?') })
  const after = applyThreadEvent(later, { type: 'message', message: message('2', 'It costs 2 EUR.') })
  expect(after.messages.map(({ message_id: id }) => id)).toEqual(['1', '2', '3'])
})

test('the mode and the end are applied', () => {
  expect(applyThreadEvent(thread, { type: 'mode', mode: 'person' }).mode).toBe('person')
  expect(applyThreadEvent(thread, { type: 'ended' }).ended).toBe(true)
})
