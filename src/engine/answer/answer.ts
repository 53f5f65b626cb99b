/**
 * The front file of the built-in answerer: knowledge in, index out; question in, answer out. Pure and deterministic.
 * `docs/engine.md` follows one question through its stages.
 */
export { type AnswerIndex, buildAnswerIndex, prepareAnswerIndex } from './search/prepare-knowledge.ts'
export { type AnswerExplanation, answerQuestion, answerSteps, explainAnswer } from './answer-question.ts'
export { ANSWER_THRESHOLD, confidenceOf, contributionsOf, isRefused } from './choose/confidence.ts'
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
export { answerNamedSection } from './answer-named-section.ts'
export { suggestAnswers } from './suggest-answers.ts'
export { ownQuestions, suggestQuestions } from './suggest-questions.ts'
export { findOffers, offerCards, sourceCards } from './offers/say-offers.ts'
export { wordsOf } from '../language/split-words.ts'
export {
  ASKS_ALIKE,
  type ComparedQuestion,
  isSameQuestion,
  likenessOf,
  namesNothing,
  readCompared,
} from './question/same-question.ts'
export { visitorLanguage } from './question/question.ts'
