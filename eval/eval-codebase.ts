import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { answerQuestion, buildAnswerIndex } from '#src/engine/answer/answer.ts'
import type { CodebaseContext } from '#src/engine/understand/codebase/understand-codebase.ts'
import { understandCodebase } from '#src/engine/understand/codebase/understand-codebase.ts'
import { asking } from './answers-measure.ts'

/** What a visitor must never see: tags, braces, arrows, imports, commands. */
const CODE =
  /<\/?[a-z!][^<>]{0,200}>|[{}]|=>|&(?:[a-z]{2,6}|#\d+);|```|^\s*(?:import|export|const)\s.{0,200}(?:from|=)\s|^\s*(?:\$ )?(?:npm|npx|pip|docker|git) (?:i|install|run|clone|compose)\b|className=/imu

/** Questions that every buyer asks. */
const QUESTIONS = [
  'What does {company} do?',
  'What does it cost?',
  'Which plans do you have?',
  'Who is it for?',
  'What are the features?',
  'Why should I choose you?',
  'Is there a free version?',
  'How can I contact you?',
  'How do I get started?',
  'When are you open?',
]

interface Business {
  id: string
  company: string
  context: CodebaseContext
  /** Each fact is a list of texts that the same item must contain. */
  facts: string[][]
}

interface Measured {
  business: Business
  items: number
  lost: string[][]
  replies: number
  /** Replies and items with code. */
  code: string[]
  warnings: string[]
}

/**
 * `eval -- codebase <folder>… [--failures]`: reads READMEs and landing pages as `codebase_context`. Prints the share of
 * their buyer's facts that one item has, and the replies and items with tags, braces or code. `<folder>/<id>/` has
 * `readme_content.txt` or `landing_page_content.txt`, `company.txt`, and `facts.txt` with one fact a line, its parts
 * separated by `|`.
 */
export function evaluateCodebase(words: readonly string[]): void {
  const measured = words
    .filter((word) => !word.startsWith('--'))
    .flatMap(readBusinesses)
    .map(measure)
  console.log("business | items | buyer's facts kept | replies and items with code | warnings")
  for (const one of measured) console.log(lineOf(one.business.id, [one]))
  console.log(lineOf('all', measured))
  if (!words.includes('--failures')) return
  for (const { business, lost, code, warnings } of measured) {
    for (const fact of lost) console.log(`[${business.id}] lost: ${fact.join(' | ')}`)
    for (const text of code) console.log(`[${business.id}] code: ${text.slice(0, 300)}`)
    for (const warning of warnings) console.log(`[${business.id}] warning: ${warning}`)
  }
}

function readBusinesses(folder: string): Business[] {
  return readdirSync(folder)
    .toSorted()
    .map((id) => {
      const files = readdirSync(join(folder, id))
      const read = (name: string): string | undefined =>
        files.includes(name) ? readFileSync(join(folder, id, name), 'utf8') : undefined
      const context = {
        readme_content: read('readme_content.txt'),
        landing_page_content: read('landing_page_content.txt'),
      }
      const facts = (read('facts.txt') ?? '').split('\n').filter((line) => line.trim() !== '')
      return {
        id,
        company: (read('company.txt') ?? id).trim(),
        context,
        facts: facts.map((line) => line.split('|').map((part) => part.trim())),
      }
    })
}

function measure(business: Business): Measured {
  const { items, warnings, language } = understandCodebase(business.context, business.company)
  const texts = items.map(({ title, content }) => fold(`${title}\n${content}`))
  const index = buildAnswerIndex(
    items.map(({ type, title, content, language: own = 'en' }, at) => {
      return { id: String(at), type, title, content, category: '', url: '', language: own }
    }),
    { name: business.company, language: language || 'en' },
  )
  const asked = [
    ...QUESTIONS.map((question) => question.replace('{company}', business.company)),
    ...items.map(({ title }) => `${title}?`),
    ...business.facts.map((parts) => `${parts[0] ?? ''}?`),
  ]
  const replies = asked.map((question) => answerQuestion(index, asking(question)).parts.join('\n'))
  const shown = [...replies, ...items.map(({ title, content }) => `${title}\n${content}`)]
  return {
    business,
    items: items.length,
    lost: business.facts.filter((parts) => !texts.some((text) => parts.every((part) => text.includes(fold(part))))),
    replies: shown.length,
    code: shown.filter((text) => CODE.test(text)),
    warnings,
  }
}

/** Letters and digits, for comparing. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$€£%+]+/gu, ' ')
    .trim()

function lineOf(name: string, measured: Measured[]): string {
  const sum = (count: (one: Measured) => number): number => measured.reduce((total, one) => total + count(one), 0)
  const facts = sum(({ business }) => business.facts.length)
  const kept = facts - sum(({ lost }) => lost.length)
  const share = facts === 0 ? '–' : `${kept} of ${facts} (${((kept / facts) * 100).toFixed(1)} %)`
  const code = `${sum((one) => one.code.length)} of ${sum(({ replies }) => replies)}`
  return [name, sum(({ items }) => items), share, code, sum(({ warnings }) => warnings.length)].join(' | ')
}
