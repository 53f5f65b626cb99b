import { writeOut } from '../language/chat-spelling.ts'
import { readAct } from './question/read-act.ts'
import type { AnswerQuestion } from './units/answer-types.ts'
import { answerNamedSection } from './answer-named-section.ts'
import { momentAsked } from './question/asked-moment.ts'
import { localMoment } from './opening/local-moment.ts'
import { phrasesFor } from '../language/phrases.ts'
import type { AnswerIndex } from './search/prepare-knowledge.ts'
import { readingsOf } from './question/conversation.ts'
import { visitorLanguage } from './question/question.ts'
import { findRemark } from './question/remark.ts'
import { findTalk } from './question/talk.ts'
import { asksOpening } from './say/say-hours.ts'
import { fold } from '../language/fold.ts'

/** What a message shows before any search. */
export interface FirstReading {
  /** The language of the agent's own phrases. */
  language: string
  /** It only greets, thanks or the like. */
  isTalk: boolean
  /** Its answer may be final, so that no model improves it: a named section, or whether it is open now. */
  mayBeFinal: boolean
  /** Only a person can help: a complaint, trouble, a quote. */
  isForPerson: boolean
}

const FOR_PERSON: ReadonlySet<string> = new Set(['trouble', 'quote', 'availability'])

const MAX_READ = 500

/** Reads what must be known about a message before a model is asked. Takes a fraction of the time of an answer. */
export function readFirst(index: AnswerIndex, asked: AnswerQuestion): FirstReading {
  const language = visitorLanguage(asked, index.company.language)
  const text = writeOut(asked.text, language)
  const before = visitorLanguage({ ...asked, text: '' }, index.company.language)
  const remark = findRemark(text, language)
  const act = readAct(text, language)
  return {
    language: phrasesFor(language, index.company.language).language,
    isTalk: findTalk(text, [before, language]) !== undefined,
    mayBeFinal: mayAskOpenNow(index, asked, language) || answerNamedSection(index, asked) !== undefined,
    isForPerson:
      (remark !== undefined && remark.kind !== 'browsing') || (act !== undefined && FOR_PERSON.has(act.kind)),
  }
}

/** Reports whether a message may ask if the business is open now, which the clock knows for certain. */
function mayAskOpenNow(index: AnswerIndex, asked: AnswerQuestion, language: string): boolean {
  if (index.business.hours.size === 0) return false
  const earlier = asked.history.findLast(({ role }) => role === 'visitor')?.text ?? ''
  const [folded, before] = [asked.text, earlier].map((text) => fold(text.slice(0, MAX_READ)))
  const clock = localMoment(asked.now, asked.timeZone ?? '')
  const moment = momentAsked({ folded: folded ?? '', before: before ?? '', language }, clock)
  return moment?.by === 'now' && readingsOf(index, asked).some(asksOpening)
}
