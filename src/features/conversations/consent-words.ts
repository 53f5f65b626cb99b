import type { Agent } from '#src/features/agents/agents.ts'
import type { Lead } from '#src/features/leads/leads.ts'
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
  const questions = TURN_LANGUAGES.map(
    (language) => consentWords(agent, turnWords([language], { company: agent.companyName })).question,
  )
  return questions.find((question) => text.includes(question))
}

/**
 * The words in which the chat asked for the consent that a visitor gives now; `language` is that of the reply to it.
 */
function askedWords(agent: Agent, { history }: Pick<OpenTurn, 'history'>, language: string): string {
  const asked = history.flatMap(({ text }) => askedIn(agent, text) ?? []).at(-1)
  return asked ?? consentWords(agent, turnWords([language, agent.language], { company: agent.companyName })).question
}

/** How somebody agreed who gave details of theirs, as a lead keeps it. */
export function agreedBy(agent: Agent, said: Pick<OpenTurn, 'history'>, language: string): Omit<Lead['consent'], 'at'> {
  if (!agent.askConsent) return { by: 'own_words', text: '' }
  return { by: 'chat', text: askedWords(agent, said, language), version: agent.consentVersion }
}
