export const ACT_KINDS = ['trouble', 'quote', 'booking', 'availability', 'yes', 'ok', 'no', 'help'] as const
/**
 * What a visitor does with a message beside asking: they are in trouble, want a quote, a booking or what is still
 * free, or say only this.
 */
export type ActKind = (typeof ACT_KINDS)[number]

/**
 * The acts of visitors in one language, and what the agent says to them. `heard` holds lists with commas, in small
 * letters and without accents; `*` at the end of a word stands for any letters, `_` for any word, and `(a|b)?` works
 * as in regular expressions. `yes`, `ok`, `no` and `help` are whole messages; the others may be part of one.
 */
export interface ActWords {
  language: string
  heard: Record<ActKind, string>
  /** How people spell words in chats, each with the word that it stands for: "2day=today". */
  spelling: string
  /** What the agent says. `{company}` and `{phone}` are filled in. */
  said: {
    /** For a visitor who cannot wait: the phone number. */
    trouble: string
    /** For a visitor who wants a quote; contact details follow. */
    quote: string
    /** For a visitor who asks what is still free; contact details follow. */
    availability: string
    /** For "ok" and "yes"; a question for what else to tell follows. */
    ok: string
    /** For "no". */
    no: string
  }
}
