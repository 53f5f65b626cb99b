/** The front file of the built-in answerer: knowledge in, index out; question in, answer out. Pure and deterministic. */
export { type AnswerIndex, buildAnswerIndex } from './prepare-knowledge.ts'
export { type AnswerExplanation, answerQuestion, explainAnswer } from './answer-question.ts'
export { phrase } from './phrases/phrases.ts'
export { retrievePassages } from './retrieve-passages.ts'
export { suggestQuestions } from './suggest-questions.ts'
export { findOffers, offerCards } from './offer-cards.ts'
export { type ToolWish, writeAnswer } from './written/write-answer.ts'
