import { expect, test } from 'vitest'
import { createChatCode, createConversationCode, findCodes } from './chat-codes.ts'

test("an agent's code is short, a conversation's code is long", () => {
  expect(createChatCode()).toMatch(/^FY[2-9A-HJ-NP-Z]{6}$/)
  expect(createConversationCode()).toMatch(/^FY[2-9A-HJ-NP-Z]{12}$/)
})

test.each([
  ['Hello Lindenhof! I have a question. (FYABC234)', 'Hello Lindenhof! I have a question.'],
  ['fyabc234 how much is it', 'how much is it'],
  ['“FYABC234” how much', 'how much'],
  ['How much? *FYABC234*', 'How much?'],
  ['questionFYABC234', 'question'],
  ['(FY ABC 234) hi', 'hi'],
  ['FY-ABC-234', ''],
  ['ＦＹＡＢＣ２３４ hi', 'hi'],
  ['\u202bFYABC234\u202c hi', 'hi'],
  ['FYAВС234 привет', 'привет'],
  ['FYABC٢٣٤ كم السعر', 'كم السعر'],
  ['FYABC234 where are you', 'where are you'],
])('the code in %j is found', (text, rest) => {
  const found = findCodes(text).find(({ code }) => code === 'FYABC234')
  expect(found?.rest.replace(/[\u202a-\u202e]/g, '').trim()).toBe(rest)
})

test("a conversation’s code is found before an agent's", () => {
  expect(findCodes('(FYABCDEFGHJKLM)').map(({ code }) => code)).toEqual(['FYABCDEFGHJKLM', 'FYABCDEF'])
})

test.each([
  ['(FYABC234)', true],
  ['fyabcdefghjklm hi', true],
  ['Could you clarify the payment terms?', false],
  ['CLARIFYTHECAR', false],
])('whether the code in %j is a separate word: %j', (text, isApart) => {
  expect(findCodes(text).some((found) => found.isApart)).toBe(isApart)
})

test.each(['', 'How much is it?', 'FY12', 'fyi, I am here'])('%j has no code', (text) =>
  expect(findCodes(text)).toEqual([]),
)
