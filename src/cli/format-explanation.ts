import { ANSWER_THRESHOLD, confidenceOf, contributionsOf, isRefused } from '#src/engine/answer/answer.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import type { OwnersExplanation } from '#src/features/answers/answers.ts'

const MAX_RANKED = 8
const MAX_LINE = 100

const figure = (value: number): string => value.toFixed(2).padStart(6)
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, MAX_LINE)

const lineOf = ({ headings, text }: Pick<OwnersExplanation['ranked'][number], 'headings' | 'text'>): string =>
  oneLine([headings.at(-1) ?? '', text].filter(Boolean).join(' › '))

/**
 * Formats how an answer came about: how the question was read, the ranked passages, each feature with its weight, the
 * rule that refused, and the answer given or considered.
 */
export function formatExplanation(agent: Agent, explained: OwnersExplanation): string {
  const blocks = [
    ...(explained.isCurated ? [['The owner has answered this question; that goes before all else.']] : []),
    ...(asksSeveral(explained)
      ? [
          [
            'The message asks several things, each answered separately. This explanation reads it as one question: ask one of them to see why.',
          ],
        ]
      : []),
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

const asksSeveral = ({ isCurated, said, answer }: OwnersExplanation): boolean =>
  !isCurated && said !== answer.parts.join('')

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
    return `  ${figure(score)} ${figure(match)} ${figure(fit)}  ${lineOf({ headings, text })}`
  })
  return ['What the knowledge says, best first', '   score  match    fit', ...lines]
}

function featureLines({ chosen, ranked }: OwnersExplanation): string[] {
  if (chosen === undefined) return []
  const { features, confidence } = chosen
  const lines = contributionsOf(features).map(
    ({ name, value, weight }) => `  ${name.padEnd(14)} ${figure(value)} ${figure(weight)} ${figure(value * weight)}`,
  )
  const said = ranked.find(({ unit }) => unit === chosen.best.unit)
  const isRaised = confidence > confidenceOf(features)
  return [
    `Why this one was chosen: ${said === undefined ? '' : lineOf(said)}`,
    `  ${'feature'.padEnd(14)}  value weight   adds`,
    ...lines,
    ...(isRaised ? [`  raised to ${confidence.toFixed(2)}: it says what is asked of the business itself`] : []),
  ]
}

function verdictLines({ answer, draft, chosen }: OwnersExplanation): string[] {
  const rule = `confidence ${answer.confidence.toFixed(2)}, answered from ${ANSWER_THRESHOLD} on`
  const whole = chosen === undefined ? ', from all offers or the whole business' : ''
  const verdicts = {
    known: `Answered: ${rule}${whole}`,
    unknown: `Not answered: ${rule}`,
    talk: 'Small talk, answered with a phrase of the agent',
  }
  const isLacking = chosen !== undefined && isRefused(chosen.features)
  const refused = isLacking ? ['  refused: it lacks the value asked for, or is about another number or place'] : []
  const withheld =
    answer.kind === 'unknown' && draft.parts.length > 0 ? [`  would have said: ${oneLine(draft.parts.join(''))}`] : []
  return [
    verdicts[answer.kind],
    ...refused,
    ...withheld,
    ...answer.sources.map(({ title, url }) => `  source: ${oneLine(`${title} ${url}`)}`),
  ]
}
