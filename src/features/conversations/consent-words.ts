import type { Agent } from '#src/features/agents/agents.ts'
import type { OpenTurn } from './open-turn.ts'
import { TURN_LANGUAGES, type TurnWords, turnWords } from './turn-words.ts'

/** What a visitor is asked to agree to: in the owner's words where there are some, else in the service's own. */
export interface ConsentWords {
  /** In the chat; how to answer is said after it. */
  question: string
  /** Beside the box of a form. */
  box: string
}

export function consentWords({ consentText }: Pick<Agent, 'consentText'>, words: TurnWords): ConsentWords {
  return { question: `${consentText ?? words.askConsent} ${words.yesOrNo}`, box: consentText ?? words.consentBox }
}

/** The question for consent that a reply asks, in whichever language. */
export function askedIn(agent: Agent, text: string): string | undefined {
  const questions = TURN_LANGUAGES.map((language) => consentWords(agent, turnWords([language], { company: agent.companyName })).question)
  return questions.find((question) => text.includes(question))
}

/** The words in which the chat asked for the consent that a visitor gives now; `language` is that of the reply to it. */
export function askedWords(agent: Agent, { history }: OpenTurn, language: string): string {
  const asked = history.flatMap(({ text }) => askedIn(agent, text) ?? []).at(-1)
  return asked ?? consentWords(agent, turnWords([language, agent.language], { company: agent.companyName })).question
}
