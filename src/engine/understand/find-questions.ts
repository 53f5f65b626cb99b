import type { Block } from '../extract/page-types.ts'
import type { Section } from './sections.ts'

export interface QuestionAnswer {
  question: string
  blocks: Block[]
}

const MAX_ANSWER = 2_000
const MIN_WORDS = 3

/** Takes the questions with their answers out of a page: those that open on a click, and headings that ask with the text below them. */
export function takeQuestions(sections: Section[]): { questions: QuestionAnswer[]; rest: Section[] } {
  const questions: QuestionAnswer[] = []
  const rest: Section[] = []
  for (const section of sections) {
    const others: Block[] = []
    for (const block of section.blocks) {
      if (block.kind === 'question') questions.push({ question: bareQuestion(block.question), blocks: [answerBlock(block)] })
      else others.push(block)
    }
    const asks = section.heading && asksSomething(section.heading.text) && answers(others)
    if (asks && section.heading) questions.push({ question: bareQuestion(section.heading.text), blocks: others })
    else rest.push({ ...section, blocks: others })
  }
  return { questions, rest }
}

function answerBlock(block: Extract<Block, { kind: 'question' }>): Block {
  return { kind: 'paragraph', text: block.answer, region: block.region, card: block.card, linked: false }
}

function asksSomething(text: string): boolean {
  return /[?？؟]\W*$/u.test(text) && (text.split(/\s+/u).length >= MIN_WORDS || /[\u3000-\u9fff\u0e00-\u0e7f]/u.test(text))
}

/** Whether the blocks read like an answer: something is said, and it is not a page's worth. */
function answers(blocks: Block[]): boolean {
  const said = blocks.filter((block) => !block.linked && block.kind !== 'image' && block.kind !== 'field')
  const length = said.reduce((sum, block) => sum + ('text' in block ? block.text.length : 40), 0)
  return length >= 20 && length <= MAX_ANSWER
}

/** The question without the number or the sign that opens it. */
function bareQuestion(text: string): string {
  return text.replace(/^(?:(?:q|f|p)?\s*\d{0,3}\s*[.:)]\s+)/iu, '').replace(/([?？؟])\W*$/u, '$1').trim()
}
