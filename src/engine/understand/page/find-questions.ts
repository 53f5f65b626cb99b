import { alternativesOf, siteWords } from '../../language/word-lists.ts'
import { blockPlace, type Block } from '../../extract/blocks/page-types.ts'
import type { Heading, Section } from './split-sections.ts'
import { countWords } from '../../values/text-signs.ts'

export interface QuestionAnswer {
  question: string
  blocks: Block[]
}

const MAX_ANSWER = 2_000
const MIN_WORDS = 3
const MIN_LIST = 3
const CALL_TO_ACT = new RegExp(`^(?:${alternativesOf(siteWords('callsToAct'))})(?!\\p{L})`, 'iu')
const ASKS = new RegExp(`^(?:${alternativesOf(siteWords('askingWords'))})(?!\\p{L})`, 'iu')

/**
 * Takes the questions with their answers out of a page: those that open on a click, and headings that ask with the
 * text below them.
 */
export function takeQuestions(sections: Section[]): { questions: QuestionAnswer[]; rest: Section[] } {
  const questions: QuestionAnswer[] = []
  const rest: Section[] = []
  const listed = listedQuestions(sections)
  for (const section of sections) {
    const others: Block[] = []
    for (const block of section.blocks) {
      if (block.kind === 'question')
        questions.push({ question: bareQuestion(block.question), blocks: answerBlocks(block) })
      else others.push(block)
    }
    const heading = section.heading?.text ?? ''
    if (isQuestion(heading) && section.heading && isVisitors(section.heading, listed.has(section)) && answers(others))
      questions.push({ question: bareQuestion(heading), blocks: readAsAnswer(others) })
    else rest.push({ ...section, blocks: others })
  }
  return { questions, rest }
}

function answerBlocks(block: Extract<Block, { kind: 'question' }>): Block[] {
  return [{ kind: 'paragraph', text: block.answer, ...blockPlace(block), linked: false }]
}

/** Unwraps a list entry that begins with the question: it is not a list, and a list inside it begins at the margin. */
function readAsAnswer(blocks: Block[]): Block[] {
  const [first, ...others] = blocks
  const entries = blocks.filter((block) => block.kind === 'list-item')
  if (first?.kind === 'paragraph' || (first?.kind === 'list-item' && entries.length === 1)) {
    return [{ kind: 'paragraph', text: first.text, ...blockPlace(first) }, ...others]
  }
  const margin = Math.min(...entries.map(({ depth }) => depth))
  return blocks.map((block) => (block.kind === 'list-item' ? { ...block, depth: block.depth - margin } : block))
}

function isQuestion(text: string): boolean {
  return (
    /[?？؟][^\p{L}\p{N}]*$/u.test(text) && (countWords(text) >= MIN_WORDS || /[\u3000-\u9fff\u0e00-\u0e7f]/u.test(text))
  )
}

/** Returns the questions in a row of at least three. */
function listedQuestions(sections: Section[]): Set<Section> {
  const listed = new Set<Section>()
  let run: Section[] = []
  for (const section of sections) {
    run = section.heading && isQuestion(section.heading.text) ? [...run, section] : []
    if (run.length >= MIN_LIST) for (const question of run) listed.add(question)
  }
  return listed
}

/**
 * Reports whether a visitor would ask it: by its first word, or because it is in a list of questions. A page's title
 * is not a visitor's question.
 */
function isVisitors({ level, text }: Heading, isListed: boolean): boolean {
  const bare = bareQuestion(text)
  return level > 1 && !CALL_TO_ACT.test(bare) && (ASKS.test(bare) || isListed || level === 6)
}

/** Reports whether the blocks read like an answer: some text, but not a whole page. */
function answers(blocks: Block[]): boolean {
  const said = blocks.filter((block) => !block.linked && block.kind !== 'image' && block.kind !== 'field')
  const length = said.reduce((sum, block) => sum + ('text' in block ? block.text.length : 40), 0)
  return length >= 10 && length <= MAX_ANSWER
}

/** Returns the question without surrounding marks. */
function bareQuestion(text: string): string {
  return text
    .replace(/^[^\p{L}\p{N}¿«"“'(]+/u, '')
    .replace(/([?？؟])[^\p{L}\p{N}]*$/u, '$1')
    .trim()
}
