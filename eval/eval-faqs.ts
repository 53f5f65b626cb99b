import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildAnswerIndex, explainAnswer, retrievePassages } from '#src/engine/answer/answer.ts'
import { asking } from './answers-measure.ts'
import { rankByQuestion } from './question-bm25.ts'

/** A made-up business that publishes only questions and answers, each with other wordings of its question. */
interface FaqBusiness {
  id: string
  language: string
  faqs: { question: string; answer: string; paraphrases: { question: string }[] }[]
}

/** Whether each way puts the right item first for one paraphrase. */
interface AskedParaphrase {
  business: string
  language: string
  question: string
  wanted: string
  /** The first passage that a model gets. */
  passage: boolean
  /** The item that the built-in reply is made of, refused or not. */
  reply: boolean
  /** Plain BM25 over the questions. */
  plain: boolean
}

/**
 * `eval -- faqs <folder or file>… [--failures]`: asks each paraphrase and prints how often the right item comes first,
 * beside plain BM25 over the questions alone.
 */
export function evaluateFaqs(words: readonly string[]): void {
  const paths = words.filter((word) => !word.startsWith('--'))
  const asked = paths.flatMap(readBusinesses).flatMap(askBusiness)
  console.log('right item first: first passage | built-in reply | BM25 over the questions')
  for (const [language, some] of Map.groupBy(asked, (one) => one.language)) printShares(language, some)
  printShares('all', asked)
  if (!words.includes('--failures')) return
  for (const { business, question, wanted } of asked.filter(({ passage, reply }) => !passage || !reply))
    console.log(`[${business}] ${question}\n  ${wanted}`)
}

function readBusinesses(path: string): FaqBusiness[] {
  const files = statSync(path).isFile()
    ? [path]
    : readdirSync(path)
        .filter((name) => name.endsWith('.json'))
        .map((name) => join(path, name))
  return files.flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as { businesses: FaqBusiness[] }).businesses)
}

function askBusiness({ id, language, faqs }: FaqBusiness): AskedParaphrase[] {
  const items = faqs.map(({ question, answer }, at) => ({
    id: String(at),
    type: 'faq' as const,
    title: question,
    content: answer,
    category: '',
    url: '',
    language,
  }))
  const index = buildAnswerIndex(items, { name: '', language })
  const rankPlainly = rankByQuestion(
    faqs.map((faq) => faq.question),
    language,
  )
  return faqs.flatMap(({ question: wanted, paraphrases }, at) =>
    paraphrases.map(({ question }) => {
      const asked = asking(question)
      const { chosen } = explainAnswer(index, asked)
      return {
        business: id,
        language,
        question,
        wanted,
        passage: retrievePassages(index, asked, 1)[0]?.itemId === String(at),
        reply: index.items[index.units[chosen?.best.unit ?? -1]?.item ?? -1]?.id === String(at),
        plain: rankPlainly(question) === at,
      }
    }),
  )
}

function printShares(name: string, some: readonly AskedParaphrase[]): void {
  const share = (isRight: (one: AskedParaphrase) => boolean): string =>
    `${((100 * some.filter(isRight).length) / some.length).toFixed(1).padStart(5)} %`
  const cells = [share(({ passage }) => passage), share(({ reply }) => reply), share(({ plain }) => plain)]
  console.log(`${name.padEnd(4)} ${String(some.length).padStart(5)} paraphrases  ${cells.join(' | ')}`)
}
