import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { AskedQuestion } from './answers-measure.ts'

const BASELINE = 'eval/baseline.json'
/** Percentage points that a figure may lose before the gate fails. */
const TOLERANCE = 2

type Figures = Record<string, number>

const percent = (some: readonly AskedQuestion[], is: (one: AskedQuestion) => boolean): number =>
  some.length === 0 ? 0 : Math.round((1000 * some.filter(is).length) / some.length) / 10

/** Returns the figures that the gate compares. Higher is better for all of them. */
export function figuresOf(asked: readonly AskedQuestion[], talked: readonly AskedQuestion[]): Figures {
  const group = (some: readonly AskedQuestion[], name: AskedQuestion['group']) =>
    some.filter((one) => one.group === name)
  const isKnown = (one: AskedQuestion): boolean => one.explained.answer.kind === 'known'
  const isRight = (one: AskedQuestion): boolean => isKnown(one) && one.in600
  const answerable = group(asked, 'answerable')
  return {
    'answered, gold in 600': percent(answerable, isRight),
    'answered, gold in 250': percent(answerable, (one) => isKnown(one) && one.in250),
    'in one conversation': percent(group(talked, 'answerable'), isRight),
    'unanswerable refused': percent(group(asked, 'unanswerable'), (one) => !isKnown(one)),
    'answer removed, refused': percent(group(asked, 'removed'), (one) => !isKnown(one)),
    'source says it': percent(answerable.filter(isRight), (one) => one.sourced),
    'gold in 8 passages': percent(answerable, (one) => one.inPassages),
  }
}

/**
 * Compares with the baseline and fails the process if a figure lost more than two points. Writes the baseline if there
 * is none.
 */
export function holdToBaseline(figures: Figures): void {
  if (!existsSync(BASELINE)) return writeFileSync(BASELINE, `${JSON.stringify(figures, null, 2)}\n`)
  const baseline = JSON.parse(readFileSync(BASELINE, 'utf8')) as Figures
  for (const [name, before] of Object.entries(baseline)) {
    const now = figures[name] ?? 0
    const isLost = now < before - TOLERANCE
    if (isLost) process.exitCode = 1
    console.log(`${isLost ? 'LOST' : 'held'}  ${name.padEnd(26)} ${now.toFixed(1)} (baseline ${before.toFixed(1)})`)
  }
}
