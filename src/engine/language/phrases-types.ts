import type { PhraseTexts } from './texts/language-texts.ts'

export const TALK_KINDS = ['greeting', 'thanks', 'goodbye', 'bot', 'human', 'abuse'] as const
export type TalkKind = (typeof TALK_KINDS)[number]

/** The agent's own phrases. */
export type PhraseName = keyof PhraseTexts['said']

/** The agent's own phrases in a language. */
export type Phrases = PhraseTexts & { language: string }
