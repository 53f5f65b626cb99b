import { fillPhrase } from '#src/engine/answer/answer.ts'
import type { TurnTexts } from '#src/engine/language/texts/language-texts.ts'
import { partOf, partsOf } from '#src/engine/language/language-packs.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import type { OfficeHours } from '#src/features/answers/answers.ts'
import type { StoredMessage } from './conversations-store.ts'

/** The agent's own texts around a sale. */
export type TurnWords = TurnTexts

const TEXTS = partsOf('turn')

export const TURN_LANGUAGES: readonly string[] = TEXTS.map(({ language }) => language)

/**
 * Reports whether a message asks the visitor for contact details, or offers a form for them. A person may ask in any
 * words.
 */
export function asksForContact({ role, text, actions }: Pick<StoredMessage, 'role' | 'text' | 'actions'>): boolean {
  const isAsked = TEXTS.some(({ leaveContact }) => text.includes(leaveContact))
  return role === 'person' || isAsked || actions.some(({ type }) => type === 'contact_form')
}

/** Returns the language of a locale, or else the agent's. */
export const spokenLanguage = (locale: string, agent: Pick<Agent, 'language'>): string =>
  locale.slice(0, 2).toLowerCase() || agent.language

/** Returns the texts in the first of these languages that has them, or else in English, with values filled in. */
export function turnWords(languages: readonly string[], values: Readonly<Record<string, string>>): TurnWords {
  const codes = languages.map((language) => language.slice(0, 2).toLowerCase())
  const known = codes.find((code) => TURN_LANGUAGES.includes(code)) ?? 'en'
  return Object.fromEntries(
    Object.entries(partOf('turn', known)).map(([name, text]) => [name, fillPhrase(text, values)]),
  ) as unknown as TurnWords
}

/**
 * Returns when somebody is available: by the current time if known, else the website's opening hours; '' without
 * either.
 */
export function sayHours({ hours: label }: TurnWords, { now, text }: OfficeHours): string {
  if (now !== '' || text === '') return now
  return text.startsWith(label) ? text : `${label} ${text}`
}
