/**
 * The front file of the built-in answerer: knowledge in, index out; question in, answer out. Pure and deterministic.
 *
 * Once for a version of the knowledge, `prepare-knowledge.ts` makes its index:
 * - `units/` cuts items into lines and sentences, each with the kinds of values it gives (a price, hours, a phone);
 * - `rank/` indexes their words, and the ideas that these stand for (`ideas` in packs), whatever their language;
 * - `business/` finds what says how the business itself is reached and when it is open.
 *
 * For a question, `answer-question.ts` goes through these stages, and stops at the first that has an answer:
 * 1. `question/read-act.ts`: "yes", "ok", "no" and "help" are replied to; trouble, a quote, a booking and what is
 * still free keep the answer of the stages below; `say/say-act.ts` replaces only a refusal.
 * `question/talk.ts`: a greeting, thanks and the like ask nothing; nor do haggling and complaints, in
 * `question/remark.ts`.
 * 2. `question/conversation.ts` reads the question alone, with the questions before it, or in both ways;
 * `question/question.ts` is one reading:
 * its words with the terms that may say them, and the kinds of answer asked for (`question/asked-kinds.ts`).
 * 3. `offers/`: a comparison, a need, a wish to buy; `say/overview.ts`: what there is, or what the business does, as a
 * whole.
 * 4. `rank/rank.ts` ranks all units; `choose/candidates.ts` takes the first eight, has `say/compose.ts` write what each
 * would say and
 *    `choose/evidence.ts` measure what speaks for it, and chooses one by the weights of `weights.ts`.
 * 5. `choose/gates.ts` refuses what no evidence can save: it lacks the form that is asked for, or is about something
 * else of the same kind.
 * 6. What passes and is sure enough is said. Else `say/refuse.ts` says that it is not known, what comes close, and how
 * to reach a person, once in a conversation; `suggest-answers.ts` finds what to tap instead, and `named-sections.ts`
 * answers a tap.
 *
 * Where a model writes, `engine/write` gives it the best passages and falls back to the answer above; `write/guard/`
 * lets a visitor see only sentences that these support.
 */
export { type AnswerIndex, buildAnswerIndex, prepareAnswerIndex } from './search/prepare-knowledge.ts'
export { type AnswerExplanation, answerQuestion, answerSteps, explainAnswer } from './answer-question.ts'
export { ANSWER_THRESHOLD, confidenceOf, contributionsOf } from './choose/confidence.ts'
export { contactPhrase as sayContact } from './say/refuse.ts'
export { type FirstReading, readFirst } from './first-reading.ts'
export { asksForPerson } from '../language/asks-person.ts'
export { MAX_PARTS, asksQuestion, questionsIn, tellsOf, thingsIn } from './question/questions-in.ts'
export { findTalk } from './question/talk.ts'
export { readHours } from '../values/opening-hours.ts'
export { sayOpenNow } from './say/say-opening.ts'
export { fillPhrase, phrase } from '../language/phrases.ts'
export { CONTACT_TERMS, prepareTerms, termsAsked } from './search/search-terms.ts'
export { rehearse } from './rehearse.ts'
export { runInSlices, type Steps } from '#src/base/steps.ts'
export { passagesBehind, retrievePassages } from './search/retrieve-passages.ts'
export { withoutRepeatedContact } from './say/refuse.ts'
export { answerNamed } from './named-sections.ts'
export { suggestAnswers } from './suggest-answers.ts'
export { ownQuestions, suggestQuestions } from './suggest-questions.ts'
export { findOffers, offerCards, sourceCards } from './offers/say-offers.ts'
export { wordsOf } from '../language/split-words.ts'
export {
  ASKS_ALIKE,
  type ComparedQuestion,
  isSameQuestion,
  likenessOf,
  readCompared,
} from './question/same-question.ts'
export { visitorLanguage } from './question/question.ts'
