/** What the words of an instruction to an assistant stand for. */
export const CONCEPTS = [
  /** Who is addressed: an AI, a chatbot, a language model. */
  'machine',
  /** The same in a word that may mean a person or a product: `assistant`. */
  'maybeMachine',
  /** What opens a note to somebody: `note to`, `attention`, `dear`. */
  'address',
  /** `if you are`, `as an`. */
  'ifYouAre',
  /** A program of any kind, which counts only if it reads a text: `systems`. */
  'system',
  /** To read or process, as an assistant does. */
  'reads',
  /** The text itself: `this page`. */
  'here',
  /** To ignore, forget or set aside. */
  'forget',
  /** What says that an order no longer counts: `is no longer valid`. */
  'void',
  /** What an assistant follows: instructions, rules. */
  'orders',
  /** Which ones: the previous ones, those above, your own. */
  'earlier',
  /** All of it, in one phrase: `what you were told`, `everything above`. */
  'told',
  /** To reveal, repeat or print. */
  'reveal',
  /** What only an assistant has: a system prompt, your instructions. */
  'prompt',
  /** `from now on`. */
  'fromNow',
  /** To act as or pretend to be; `you are now`. */
  'become',
  /** A way in which only an assistant behaves: `developer mode`, `without restrictions`. */
  'role',
  /** To say, answer or write, as an order. */
  'say',
  /** To tell somebody, as an order. */
  'tell',
  /** To send, offer or give somebody something, as an order. */
  'direct',
  /** `only`, `always`, `exactly`. */
  'strictly',
  /** What somebody is told comes next: `that`. */
  'that',
  /** `every answer`, `all replies`. */
  'everyAnswer',
  /** `your answer`. */
  'yourAnswer',
  /** `this answer`. */
  'thisAnswer',
  /** `any question`. */
  'anyQuestion',
  /** Those who talk with the assistant: visitors, customers. */
  'audience',
  /** The same in a word for all people: `anyone`. */
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
  /** Somebody else who does what a verb says: `we`. Takes the order from the next word. */
  'others',
  /** `your`: customers of the reader. Takes the audience from the next word. */
  'your',
  /** What a phrase goes on to: `everything you know about`. Takes `told` from the phrase before. */
  'about',
  /** Who speaks in the line of a dialogue: `system`. */
  'speaker',
  /** Who answers visitors, machine or not: `whoever answers here`, `the chat team`. */
  'responder',
  /** Those who ask: `anyone who asks`, `when asked`. */
  'asker',
  /** What they are told, with nobody who tells it: `are told`, `one answers`. */
  'replied',
  /** What no business asks for in a chat: passwords, card numbers, numbers of passports. */
  'secret',
] as const
export type Concept = (typeof CONCEPTS)[number]

/**
 * Words of one language, comma-separated, without regard to case and accents. `*` stands for any ending of a word, `..`
 * for up to seven words, `(a|b)` for either. In a language with a `script`, phrases are regular expressions.
 */
export interface InjectionWords extends Readonly<Partial<Record<Concept, string>>> {
  readonly language: string
  /** Matches text in a script that joins words, or adds to their beginning: its phrases are found within words. */
  readonly script?: string
  /** In a language with a `script`: what a word may begin with besides, as an expression. */
  readonly before?: string
  /** What forbids something. Without accents, like the following lists of expressions. */
  readonly forbids?: string
  /** Messages, forms and places in which businesses ask people to answer. */
  readonly elsewhere?: string
  /** Headings of what an assistant is to become. */
  readonly newRole?: string
  /** How the turn of a speaker in a chat with a model begins. */
  readonly turn?: string
}
