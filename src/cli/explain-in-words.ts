import { ANSWER_THRESHOLD, contributionsOf } from '#src/engine/answer/answer.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import type { OwnersExplanation } from '#src/features/answers/answers.ts'

const MAX_RANKED = 8
const MAX_LINE = 100

const figure = (value: number): string => value.toFixed(2).padStart(6)
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, MAX_LINE)

/** All that led to an answer, as lines of text: how the question was read, what was ranked, every feature with its weight, and what was or would have been said. */
export function explainInWords(agent: Agent, explained: OwnersExplanation): string {
  const blocks = [
    ...(explained.curated === '' ? [] : [['The owner has answered this question; that goes before all else.']]),
    questionLines(agent, explained),
    rankedLines(explained),
    featureLines(explained),
    verdictLines(explained),
  ]
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`
}

function questionLines(agent: Agent, { question }: OwnersExplanation): string[] {
  const words = question.words.map(({ word, known, isCue, isGeneric, weight, terms }) => {
    const notes = [
      known,
      ...(isCue ? ['names the kind of answer'] : []),
      ...(isGeneric ? ['general'] : []),
      ...(weight < 1 ? ['from before'] : []),
    ]
    const meant = [...terms].map(([term, share]) => `${term} ${share.toFixed(2)}`).join(', ')
    return `  ${word}: ${notes.join(', ')}${meant === '' ? '' : ` → ${meant}`}`
  })
  return [
    `Question, read as ${question.language}, asked of ${agent.companyName} (${agent.timeZone || 'no time zone known'})`,
    `  asks for: ${[...question.kinds].join(', ') || 'anything'}`,
    ...words,
  ]
}

function rankedLines({ ranked }: OwnersExplanation): string[] {
  if (ranked.length === 0) return []
  const lines = ranked.slice(0, MAX_RANKED).map(({ score, match, fit, headings, text }) => {
    return `  ${figure(score)} ${figure(match)} ${figure(fit)}  ${oneLine([headings.at(-1) ?? '', text].filter(Boolean).join(' › '))}`
  })
  return ['What the knowledge says, best first', '   score  match    fit', ...lines]
}

function featureLines({ features }: OwnersExplanation): string[] {
  if (features === undefined) return []
  const lines = contributionsOf(features).map(
    ({ name, value, weight }) => `  ${name.padEnd(14)} ${figure(value)} ${figure(weight)} ${figure(value * weight)}`,
  )
  return ['What speaks for the best', `  ${'feature'.padEnd(14)}  value weight   adds`, ...lines]
}

function verdictLines({ answer, draft }: OwnersExplanation): string[] {
  const rule = `confidence ${answer.confidence.toFixed(2)}, answered from ${ANSWER_THRESHOLD} on`
  const verdicts = { known: `Answered: ${rule}`, unknown: `Not answered: ${rule}`, talk: 'Small talk, answered with a phrase of the agent' }
  const withheld = answer.kind === 'unknown' && draft.parts.length > 0 ? [`  would have said: ${oneLine(draft.parts.join(''))}`] : []
  return [verdicts[answer.kind], ...withheld, ...answer.sources.map(({ title, url }) => `  source: ${oneLine(`${title} ${url}`)}`)]
}
