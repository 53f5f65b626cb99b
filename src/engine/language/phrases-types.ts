import type { PhraseTexts } from './texts/language-texts.ts'

export const TALK_KINDS = ['greeting', 'thanks', 'goodbye', 'bot', 'human', 'abuse'] as const
export type TalkKind = (typeof TALK_KINDS)[number]

/** What the agent can say of its own. */
export type PhraseName = keyof PhraseTexts['said']

/** What the agent says of its own in one language. */
export type Phrases = PhraseTexts & { language: string }
