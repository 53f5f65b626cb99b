import { expect, test } from 'vitest'
import { ANSWER_TOKENS, createAnswerPrompt, estimateTokens } from './answer-prompt.ts'

test.each([
  ['long', 'How much is the box with seven kinds of vegetables? '.repeat(80)],
  ['long, and of a script with a token for each letter', '蔬菜箱多少钱？'.repeat(600)],
  ['of both', `${'蔬菜箱多少钱？'.repeat(150)}${'How much is it? '.repeat(200)}`],
])('everything fits into 4,096 tokens where a question is %s', (_case, asked) => {
  const passages = Array.from({ length: 8 }, (_, at) => ({
    itemId: String(at),
    title: '蔬菜箱',
    url: '',
    text: '每周二十四欧元。'.repeat(125),
    score: 1,
  }))
  const history = Array.from({ length: 12 }, () => ({ role: 'visitor' as const, text: asked }))
  const prompt = createAnswerPrompt({ company: 'Lindenhof', passages, history, texts: [asked] })
  const sent = [prompt.instructions, ...prompt.messages.map(({ content }) => content)].map(estimateTokens)
  expect(sent.reduce((sum, tokens) => sum + tokens, 0) + ANSWER_TOKENS).toBeLessThan(4_096)
  expect(prompt.passages.length).toBeGreaterThan(0)
})
