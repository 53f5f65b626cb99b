import { expect, test } from 'vitest'
import { readChatLink } from './chat-link.ts'

test('reads the number and the message of a chat link', () => {
  expect(readChatLink('http://localhost:3000/whatsapp/12025550143?text=Hi%20Caf%C3%A9%20%28ab12%29')).toEqual({
    number: '+1 202 555 0143',
    text: 'Hi Café (ab12)',
  })
  expect(readChatLink('http://localhost:3000/whatsapp/49301234567')).toEqual({ number: '+49301234567', text: '' })
})
