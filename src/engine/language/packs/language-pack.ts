/**
 * What Foyer must know about a language, in one file per language beside this one.
 *
 * A field is a list: words or phrases with commas between them. Case, accents and vowel signs do not matter. A long
 * list goes on over several lines, between backticks. A list by key has the form `2: two; 3: three, trio`. A part or
 * field that is left out or empty costs only what it is for. `Intl` knows the names of months, weekdays and languages,
 * so no pack repeats them. The words of injected instructions have a file per language of their own, in
 * `engine/injection/words`: they would double a pack, and 16 of their languages have no pack yet.
 */
export interface LanguagePack {
  /** The code of the language: `sv`. */
  language: string
  /** The 20 to 25 most frequent words of web pages, with their accents and without commas: they tell the language. */
  frequent?: string
  values?: ValueWords
  claims?: ClaimWords
  questions?: QuestionWords
  needs?: NeedWords
}

/**
 * The words by which prices, amounts, dates and times are read. A `!` after an entry means that other languages use
 * the word for something else, so that it counts only in a text of this language: `vier!`.
 */
export interface ValueWords {
  /** By number, from 2 on: `2: two; 12: twelve, dozen`. 100 and 1000 multiply the word before them. */
  numbers: string
  /** The number one and the articles that can stand for it: `a, an, one`. */
  one: string
  /** Between the parts of a number: `and` in "hundred and ten". */
  and: string
  half: string
  percent: string
  /** By the currency's ISO code: `EUR: euro, euros`. `coin` is for a hundredth of any: `coin: cents`. */
  currencies: string
  /** By unit, one of `NAMED_UNITS`, all forms that follow a number: `day: day, days`. */
  units: string
  /** Between a number and its unit: `working` in "five working days". */
  unitAdjectives: string
  /** Names for lengths of time, by minutes: `30: half an hour; 20160: fortnight`. */
  spans: string
  /** Between a price and its unit: `per` in "5 euros per hour". */
  per: string
  /** Before a rounded number. */
  about: string
  /** Before a number that is a lower limit: `more than`. */
  over: string
  /** Before a number that is an upper limit: `less than`. */
  under: string
  /** After these, the article of a length of time counts as one: `within` in "within an hour". */
  bounds: string
  /** Between the ends of a range: `to` in "Monday to Friday". */
  to: string
  /** Long names of the days that `Intl` lacks, Monday first. */
  longDays?: readonly string[]
  /** Short names of the days, Monday first. */
  shortDays: readonly string[]
  everyDay: string
  workdays: string
  weekend: string
  /**
   * Holidays on the same dates each year, by month and day: `1224: christmas eve; 1225-1226: weihnachten`.
   * Entries are regular expressions, in which a space stands for any sign between two words.
   */
  holidays: string
  /** Further names of months, by number: `9: sept`. */
  months: string
  /** After an hour: `o clock`. */
  oclock: string
  /** Before an hour: `at`. */
  at: string
  /** Beside an hour of the morning: `am, in the morning`. */
  morning: string
  /** Beside an hour after noon: `pm, at night`. */
  evening: string
  noon: string
  midnight: string
  /** By minutes to add to the hour, which `_` stands for: `30: half past _; -15: quarter to _`. */
  spokenClock: string
}

/**
 * How a reply makes promises and other claims that need no value. `*` stands for any letters, `_` for any word, `(a|b)`
 * for either, `(a )?` for none or one.
 */
export interface ClaimWords {
  /** Lists that `shapes` name in braces. */
  words: Readonly<Record<string, string>>
  /** Sentences that promise something: `{who} (will|shall)~40{do}`. `~40` is up to 40 characters. */
  shapes: readonly string[]
  /** Words for what nobody may claim about a business unless it does so itself. */
  claims: { discount: string; guarantee: string; certificate: string; free: string }
  /** Words that deny or doubt a claim: `no, not, without`. */
  hedges: string
  /** How a sentence begins that makes no sense without the one before it: `this, it costs`. */
  pointers: string
}

/** How visitors ask. */
export interface QuestionWords {
  /** Words without a meaning of their own: `the, and, do, you`. They also tell in which language a text is. */
  stopwords: string
  /** Words that questions are built with, whatever they are about: `wonder, possible`. One form each. */
  light?: string
  /** How a question begins that continues the one before: `and, or` in "And on Sundays?". */
  openers: string
  /** Whether the business sells something: `(do|can) you sell`. */
  sells?: string
  /** Behind a question, to be told yes: `right` in "You deliver, right?". */
  tags?: string
  /** Words that point back: `it` in "Is it free?". */
  pointers: string
  /**
   * Phrases that show what is asked for: `price: how much, what (will|would) * cost`. `*` alone stands for up to six
   * words, `*` at a word's end for any letters; `(a|b)` and `(a )?` work as in `ClaimWords`.
   */
  cues: {
    price?: string
    hours?: string
    phone?: string
    email?: string
    address?: string
    /** A date: `what date`. */
    date?: string
    /** Since when the business exists. */
    founded?: string
    when?: string
    /** How long something takes. */
    duration?: string
    age?: string
    /** How often. */
    frequency?: string
    percent?: string
    /** How many. */
    count?: string
    weight?: string
    length?: string
    /** In square metres or the like. */
    area?: string
    /** Who. */
    person?: string
    /** How one can pay. */
    payment?: string
    /** How a question for yes or no begins, if words show it. */
    yesno?: string
    /** What is on offer. */
    list?: string
    /** What the business is or does. */
    about?: string
    /** Why to choose the business: `why you`. */
    reasons?: string
  }
  /**
   * Words for everyday concepts, by the English name of the concept: `parking: parkering, parkera`. `Intl` knows the
   * names of days, months and languages. Without `light`, an entry matches all words that begin with it.
   */
  concepts: string
}

/** What visitors say that an offer must meet. Patterns are written as in `ClaimWords`. */
export interface NeedWords {
  /** They ask which offer fits: `recommend*`. */
  advice: string
  /** They want something. Counts only beside a budget, a number of people or an age: `looking for`. */
  wish: string
  /** They choose. Counts only beside offers or a word for all of them: `better, best`. */
  choose: string
  compare: string
  lowest: string
  highest: string
  /** Before or after a budget: `at most`. */
  upTo: string
  /** Whom an offer counts: `people, guests`. */
  people: string
  /** Before a number of people that no such word follows: `team of, we are`. */
  groups: string
  /** Behind a number of people, before the day or place where they come: `on` in "for 4 on Friday". */
  when: string
  /** A whole message that names two of whom it was spoken before: `both`. */
  both: string
  /** Beside an age: `years old`. */
  age: string
  /** What businesses call the tiers of one offer: `plans?, packages?`. */
  plans: string
  /** After a price that each pays: `per person`. */
  each: string
}
