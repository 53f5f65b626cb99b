import type { Agent } from '#src/features/agents/agents.ts'
import type { TurnWords } from './turn-words.ts'

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
