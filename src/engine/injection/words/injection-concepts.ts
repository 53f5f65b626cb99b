/** The concepts of instructions to an assistant. */
export const CONCEPTS = [
  /** The one who is addressed: an AI, a chatbot, a language model. */
  'machine',
  /** The same by a word that may also mean a person or a product: `assistant`. */
  'maybeMachine',
  /** The beginning of a note to somebody: `note to`, `attention`, `dear`. */
  'address',
  /** `if you are`, `as an`. */
  'ifYouAre',
  /** A program of any kind: `systems`. Counts only if it reads a text. */
  'system',
  /** To read or process, as an assistant does. */
  'reads',
  /** The text itself: `this page`. */
  'here',
  /** To ignore, forget or set aside. */
  'forget',
  /** A statement that an order no longer counts: `is no longer valid`. */
  'void',
  /** What an assistant follows: instructions, rules. */
  'orders',
  /** Which instructions: the previous ones, those above, your own. */
  'earlier',
  /** All of them, in one phrase: `what you were told`, `everything above`. */
  'told',
  /** To reveal, repeat or print. */
  'reveal',
  /** Things that only an assistant has: a system prompt, your instructions. */
  'prompt',
  /** `from now on`. */
  'fromNow',
  /** To act as or pretend to be; `you are now`. */
  'become',
  /** Behavior that only an assistant has: `developer mode`, `without restrictions`. */
  'role',
  /** To say, answer or write, as an order. */
  'say',
  /** To tell somebody, as an order. */
  'tell',
  /** To send, offer or give somebody something, as an order. */
  'direct',
  /** `only`, `always`, `exactly`. */
  'strictly',
  /** The word before what somebody is told: `that`. */
  'that',
  /** `every answer`, `all replies`. */
  'everyAnswer',
  /** `your answer`. */
  'yourAnswer',
  /** `this answer`. */
  'thisAnswer',
  /** `any question`. */
  'anyQuestion',
  /** The people who talk with the assistant: visitors, customers. */
  'audience',
  /** The same by a word for all people: `anyone`. */
  'anyone',
  /** `if`, `whenever`. */
  'when',
  /** To ask. */
  'asks',
  /** To decode, or read backwards. */
  'decode',
  /** To obey or carry out. */
  'obey',
  /** Not to mention or tell. */
  'hide',
  /** `must`, `you have to`. */
  'must',
  /** Somebody else who does what a verb says: `we`. The next word is then no order. */
  'others',
  /** `your`: customers of the reader. The next word is then no audience. */
  'your',
  /** The continuation of a phrase: `everything you know about`. The phrase before is then not `told`. */
  'about',
  /** The speaker of a line in a dialogue: `system`. */
  'speaker',
  /** The one who answers visitors, a machine or not: `whoever answers here`, `the chat team`. */
  'responder',
  /** The people who ask: `anyone who asks`, `when asked`. */
  'asker',
  /** What these people are told, without saying by whom: `are told`, `one answers`. */
  'replied',
  /** Secrets that no business asks for in a chat: passwords, card numbers, numbers of passports. */
  'secret',
] as const
export type Concept = (typeof CONCEPTS)[number]

/**
 * Words of one language, separated by commas, in any case and without accents. `*` matches any ending of a word, `..`
 * up to seven words, `(a|b)` either. In a language with a `script`, phrases are regular expressions.
 */
export interface InjectionWords extends Readonly<Partial<Record<Concept, string>>> {
  readonly language: string
  /**
   * Matches text in a script that writes words without spaces or joins small words to their beginning. Its phrases
   * are found within words.
   */
  readonly script?: string
  /** In a language with a `script`: small words that may be joined to the beginning of a word, as an expression. */
  readonly before?: string
  /** Words that forbid something. Without accents, like the following lists of expressions. */
  readonly forbids?: string
  /** Messages, forms and places in which businesses ask people to answer. */
  readonly elsewhere?: string
  /** Headings above a new role for an assistant. */
  readonly newRole?: string
  /** The beginning of a speaker's turn in a chat with a model. */
  readonly turn?: string
}
