import type { Words } from './words-types.ts'

export const en: Words = {
  assistant: 'AI assistant',
  unverified: 'This business has not been verified.',
  conversation: 'Conversation',
  suggestions: 'Suggested questions',
  placeholder: 'Write a message…',
  send: 'Send message',
  close: 'Close chat',
  you: 'You',
  person: 'Team member',
  writing: 'Writing an answer…',
  sources: 'Sources',
  lost: 'The connection broke. Your message is kept.',
  unreachable: 'The chat cannot be reached right now.',
  retry: 'Try again',
}
