import { quantile } from '../bench/support/statistics.ts'
import type { Grade } from './grade-reply.ts'
import type { MeasuredReply } from './measured-agent.ts'
import { type ModelPrice, type TokenCounts, costOf } from './model-prices.ts'
import type { Spending } from './spending.ts'

/** A question with its reply and the grade that a model gave. */
export interface LiveTurn {
  set: string
  isAnswerable: boolean
  reply: MeasuredReply
  /** Whether the reply holds the website's own words. */
  hasGold: boolean
  /** Undefined if the model gave none. */
  grade: Grade | undefined
}

interface LiveRun {
  /** Questions of all sets; those that were not asked stayed within the limit of the spending. */
  asked: number
  model: string
  price: ModelPrice | undefined
  spending: Spending
}

const share = (part: number, whole: number): string =>
  `${part} of ${whole}${whole === 0 ? '' : ` (${((100 * part) / whole).toFixed(1)} %)`}`

const row = (name: string, value: string): void => console.log(`${name.padEnd(40)}${value}`)

/** Prints what a live run measured. */
export function printLiveTable(turns: readonly LiveTurn[], run: LiveRun): void {
  console.log(`\n${run.model}, ${turns.length} of ${run.asked} questions asked`)
  if (turns.length < run.asked) console.log('Stopped at the limit of the spending (--max-usd, --max-tokens).')
  for (const [set, some] of Map.groupBy(turns, (turn) => turn.set)) {
    const [answerable, unanswerable] = [true, false].map((is) => some.filter((turn) => turn.isAnswerable === is))
    printSet(set, answerable ?? [], unanswerable ?? [])
  }
  const written = turns.filter(({ reply }) => reply.answeredBy.includes(':'))
  const dropped = turns.flatMap(({ reply }) => reply.dropped)
  row('replies by the model', share(written.length, turns.length))
  row('sentences dropped by the rules', String(dropped.length))
  const seconds = (times: readonly number[]): string =>
    [0.5, 0.95].map((part) => `${(quantile(times, part) / 1000).toFixed(2)} s`).join(', ')
  if (written.length > 0) {
    row('first words, p50 and p95', seconds(written.map(({ reply }) => reply.firstMs)))
    row('whole reply, p50 and p95', seconds(written.map(({ reply }) => reply.wholeMs)))
  }
  printSpending(turns.length, run)
}

function printSet(set: string, answerable: readonly LiveTurn[], unanswerable: readonly LiveTurn[]): void {
  const graded = (some: readonly LiveTurn[], grade: string): string =>
    share(some.filter((turn) => turn.grade === grade).length, some.length)
  row(`${set}: right, as the model grades`, graded(answerable, 'right'))
  row(`${set}: with the site's own words`, share(answerable.filter(({ hasGold }) => hasGold).length, answerable.length))
  row(`${set}: answerable, refused`, graded(answerable, 'refused'))
  row(`${set}: unanswerable, refused`, graded(unanswerable, 'refused'))
  const ungraded = [...answerable, ...unanswerable].filter(({ grade }) => grade === undefined).length
  if (ungraded > 0) row(`${set}: without a grade`, String(ungraded))
}

function printSpending(replies: number, { price, spending }: LiveRun): void {
  const { replies: used, grades } = spending.tokens()
  const count = ({ input, cached, output }: TokenCounts): string =>
    `${input} input (${((100 * cached) / Math.max(1, input)).toFixed(0)} % cached), ${output} output`
  row('tokens of the replies', count(used))
  row('tokens of the grades', count(grades))
  if (!price) return row('cost', 'unknown: give --price input,cached,output in dollars per million tokens')
  const [ofReplies, ofGrades] = [costOf(used, price), costOf(grades, price)]
  row('cost', `${(ofReplies + ofGrades).toFixed(4)} USD, of it ${ofGrades.toFixed(4)} for the grades`)
  row('cost of 1,000 replies', `${((1000 * ofReplies) / Math.max(1, replies)).toFixed(2)} USD`)
}
