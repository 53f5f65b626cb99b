import type { Agent } from '#src/features/agents/agents.ts'
import type { Lead } from '#src/features/leads/leads.ts'
import type { OpenTurn } from './open-turn.ts'
import { TURN_LANGUAGES, type TurnWords, turnWords } from './turn-words.ts'

/** The consent texts: the owner's, or the defaults. */
export interface ConsentWords {
  /** In the chat; how to answer follows. */
  question: string
  /** Beside the form's box. */
  box: string
}

export function consentWords({ consentText }: Pick<Agent, 'consentText'>, words: TurnWords): ConsentWords {
  return { question: `${consentText ?? words.askConsent} ${words.yesOrNo}`, box: consentText ?? words.consentBox }
}

/** Returns the consent question that a reply contains, in any language. */
export function findConsentQuestion(agent: Agent, text: string): string | undefined {
  const questions = TURN_LANGUAGES.map(
    (language) => consentWords(agent, turnWords([language], { company: agent.companyName })).question,
  )
  return questions.find((question) => text.includes(question))
}

/** Returns the question that the visitor answers now; `language` is that of the reply. */
function askedWords(agent: Agent, { history }: Pick<OpenTurn, 'history'>, language: string): string {
  const asked = history.flatMap(({ text }) => findConsentQuestion(agent, text) ?? []).at(-1)
  return asked ?? consentWords(agent, turnWords([language, agent.language], { company: agent.companyName })).question
}

/** Returns how a visitor consented, as a lead stores it. */
export function agreedBy(agent: Agent, said: Pick<OpenTurn, 'history'>, language: string): Omit<Lead['consent'], 'at'> {
  if (!agent.askConsent) return { by: 'own_words', text: '' }
  return { by: 'chat', text: askedWords(agent, said, language), version: agent.consentVersion }
}
