import { comparable } from './answers-measure.ts'
import { mostAlike } from './cite-sentences.ts'
import { GRADER } from './grade-reply.ts'
import { readNumberedItems } from './numbered-items.ts'
import { type ModelAnswer, type ModelRequest, promptOf } from './scripted-model.ts'

const MAX_SAID = 400

/**
 * Answers as a model without understanding: the visitor gets the item that shares most words with the question, and a
 * grade depends on whether the reply holds the expected words.
 */
export function answerByWords(request: ModelRequest): ModelAnswer {
  const prompt = promptOf(request)
  if (prompt.startsWith(GRADER)) return [JSON.stringify({ grade: gradeByWords(prompt) })]
  const [last = ''] = promptOf({ messages: request.messages.slice(-1) }).match(/<visitor \w+>\n[^<]*/) ?? []
  const item = mostAlike(last, readNumberedItems(prompt))
  return item ? [`${item.text.slice(0, MAX_SAID)} [${item.number}]`] : ['I do not know that.']
}

function gradeByWords(prompt: string): string {
  const [, expected = '', reply = ''] =
    /<website>\n([\s\S]*)\n<\/website>\s*<reply>\n([\s\S]*)\n<\/reply>/.exec(prompt) ?? []
  if (comparable(reply).includes(comparable(expected))) return 'right'
  return /don['’]t know|do not know/.test(reply) ? 'refused' : 'wrong'
}
