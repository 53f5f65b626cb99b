import type { Agent } from '#src/features/agents/agents.ts'
import type { Reply } from '#src/features/answers/answers.ts'
import type { Conversation } from './conversations-store.ts'
import type { OpenTurn } from './open-turn.ts'
import { type TurnWords, turnWords } from './turn-words.ts'

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

interface Asked {
  agent: Agent
  conversation: Conversation
  turn: OpenTurn
  reply: Reply
}

/** The words in which the chat asked for the consent that a visitor gives now. */
export function askedWords({ agent, conversation, turn, reply }: Asked): string {
  const questions = [reply.language, conversation.locale, agent.language].map((language) => {
    return consentWords(agent, turnWords([language, agent.language], { company: agent.companyName })).question
  })
  return questions.find((question) => turn.history.some(({ text }) => text.includes(question))) ?? questions[0] ?? ''
}
