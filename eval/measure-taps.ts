import { answerNamedSection, answerQuestion, buildAnswerIndex, suggestAnswers } from '#src/engine/answer/answer.ts'
import type { AnswerQuestion } from '#src/engine/answer/units/answer-types.ts'
import { MAX_SUGGESTIONS } from '#src/contract/chat/chat-contract.ts'
import { type AskedQuestion, asking, comparable } from './answers-measure.ts'
import type { ReadSite } from './sites-reading.ts'

/** A question with the replies that one tap on a suggestion beside its answer gets. */
export interface TappedQuestion {
  asked: AskedQuestion
  taps: string[]
  /** The gold string is in the first 250 characters behind a tap. */
  isRightBehindTap: boolean
}

const SEEN = 250

/** Taps all suggestions beside the answers to the questions of a site, as the chat offers them. */
export async function tapSuggestions(site: ReadSite, all: readonly AskedQuestion[]): Promise<TappedQuestion[]> {
  const index = buildAnswerIndex(site.items, site.company)
  const tapped: TappedQuestion[] = []
  for (const asked of all.filter((one) => one.site === site.truth.id && one.group !== 'removed')) {
    const { answer } = asked.explained
    const suggests = answer.suggests ?? (answer.kind === 'unknown' ? 'close' : undefined)
    const question = asking(suggests === 'close' ? asked.question : '')
    const taps = suggests
      ? await suggestAnswers(index, question, { told: [answer.parts.join('')], limit: MAX_SUGGESTIONS })
      : []
    const truth = site.truth.questions.find((one) => one.question === asked.question)
    const golds = truth ? [truth.answer, ...(truth.accept ?? [])].map(comparable) : []
    const history: AnswerQuestion['history'] = [
      { role: 'visitor', text: asked.question },
      { role: 'agent', text: answer.parts.join('') },
    ]
    const replies = taps.map(({ text }) => {
      const tap = asking(text, history)
      return (answerNamedSection(index, tap) ?? answerQuestion(index, tap)).parts.join('')
    })
    const isRightBehindTap = replies.some((reply) =>
      golds.some((gold) => comparable(reply.slice(0, SEEN)).includes(gold)),
    )
    tapped.push({ asked, taps: taps.map(({ title }, at) => `${title} → ${replies[at] ?? ''}`), isRightBehindTap })
  }
  return tapped
}
