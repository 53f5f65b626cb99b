/**
 * What the agent says in a language, with the small talk it answers, in one file per language under `texts/`. A list
 * has commas between its entries; `{names}` in braces are filled in. A part that is left out is said in English.
 */
export interface LanguageTexts {
  /** The code of the language: `sv`. */
  language: string
  phrases?: PhraseTexts
  turn?: TurnTexts
  whatsapp?: WhatsappTexts
  replies?: ReplyTexts
  person?: PersonWords
  remarks?: RemarkWords
  acts?: ActWords
  items?: ItemTexts
  control?: ControlWords
}

/**
 * Small talk, and what the agent says of its own. `{company}`, `{subject}`, `{phone}`, `{email}` and `{url}` are filled
 * in.
 */
export interface PhraseTexts {
  /** Whole messages of visitors. */
  heard: {
    greeting: string
    thanks: string
    goodbye: string
    /** Whether the agent is a machine. */
    bot: string
    /** They want a person. */
    human: string
    abuse: string
    /** Words around such messages, that are also said alone: `great, ok`. */
    fillers?: string
    /** Words that only go with such messages: `mate, for your help`. */
    additions?: string
  }
  said: {
    /** Answers to the messages above. */
    greeting: string
    thanks: string
    goodbye: string
    bot: string
    human: string
    abuse: string
    gibberish: string
    /** Asks what the visitor wants to know. */
    empty: string
    unknown: string
    unknownSubject: string
    noPrice: string
    /** Beside a refusal, to a visitor whose language the website does not speak. */
    siteLanguage: string
    /** Before the only thing known about a subject; ends with a space. */
    related: string
    /** To a visitor who asks for a lower price. */
    haggling: string
    complaint: string
    /** To a visitor who says that the answer is wrong. */
    dispute: string
    /** To a visitor who only looks around. */
    browsing: string
    /** To a visitor who tells something. */
    statement: string
    /** Without a credit. */
    resting: string
  }
  /** Whether it is open; `{day}` is a weekday, `{time}` a time, `{times}` one or more ranges. */
  opening: {
    yes: string
    no: string
    now: string
    closed: string
    next: string
    today: string
    day: string
    shut: string
  }
  offers: {
    /** Headings of a table of offers. */
    offer: string
    price: string
    /** Before offers that fit; that would, but for the currency; that come closest. */
    fits: string
    otherCurrency: string
    noneFits: string
    /** Before offers by price. */
    lowest: string
    highest: string
    /** Before offers that a visitor must choose from. */
    byNeed: string
  }
  /** A price in a sentence, where `{name}` is what it is of; the heading of a list of prices. */
  values: { price: string; prices: string }
  /** How to reach the business. */
  contact: { phone: string; email: string; both: string; page: string }
  /** How a visitor asks for a discount. */
  asksDiscount: string
  /** Questions to suggest, in order. `{subject}` is a product. */
  suggestions: readonly string[]
}

/** What the agent says around a sale. `{company}`, `{name}`, `{details}` and `{phone}` are filled in. */
export interface TurnTexts {
  /** Before contact details are stored, if the owner asks for consent. */
  askConsent: string
  /** How to answer that. */
  yesOrNo: string
  /** After the thanks, when the details are stored. */
  consented: string
  /** If the visitor does not consent. */
  notKept: string
  /** If the visitor withdraws stored details. */
  forgotten: string
  /** For a name, or for details that are not stored yet. */
  thanks: string
  thanksTo: string
  /** Before a next step: the phone number and the email address as they were understood. */
  noted: string
  /** The same, before asking for consent. */
  yourDetails: string
  /** The quickest way to the business. */
  urgent: string
  /** Without a credit, if the visitor already left contact details. */
  restingKept: string
  /** If the visitor wants to buy and the agent has no more information. */
  noOrders: string
  /** Beside the form's box. */
  consentBox: string
  /** After a request for a person; true for every agent with an owner. */
  waiting: string
  /** Before the opening hours. */
  hours: string
  leaveContact: string
  talkToPerson: string
  contactForm: string
  contactPage: string
  /** How a visitor asks for the opening hours. */
  hoursQuestion: string
}

/** What the agent says on WhatsApp. */
export interface WhatsappTexts {
  stopped: string
  started: string
  media: string
  audio: string
  location: string
  contacts: string
  unsupported: string
  liked: string
  disliked: string
  /** `{minutes}` is filled in. */
  tooMany: string
  /** Opens a list of offers or suggestions; at most 20 characters. */
  listLabel: string
  noAgent: string
}

/** What the agent says to what visitors want beside an answer. `{company}` and `{phone}` are filled in. */
export interface ReplyTexts {
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

/** How visitors ask for a person, as regular expressions of text without accents in lower case. */
export interface PersonWords {
  /** Whom they ask for, with the articles before it; `shapes` name it `{who}`. */
  who: string
  /** Who is asked for by these words alone. */
  role: string
  please: string
  /** What nobody wants to talk to who says so; `{machine}` stands for that of all languages. */
  machine: string
  /** Turns of phrase; `{between}` stands for up to three words. */
  shapes: readonly string[]
}

/**
 * Whole messages on WhatsApp with which a visitor ends the conversation or resumes it. All languages know the English
 * ones.
 */
export interface ControlWords {
  stop: string
  start: string
}

/** Messages that ask for no knowledge. `*` stands for any letters, `_` for any word. */
export interface RemarkWords {
  /** It is too expensive. */
  haggling: string
  /** They ask for a lower price. */
  asksLess: string
  complaint: string
  /** They hold the agent to something. */
  dispute: string
  /** They only look around, or want to think about it. */
  browsing: string
  /** How a sentence begins in which they tell of themselves, … */
  tells: string
  /** … and what shows that they want or lack something all the same. */
  wants: string
}

/** What visitors want beside an answer. Patterns are written as in `ClaimWords`. */
export interface ActWords {
  heard: {
    /** Part of a message: they cannot wait. */
    trouble: string
    /** Part of a message: they want a quote. */
    quote: string
    /** Part of a message: they want to book. */
    booking: string
    /** Part of a message: they ask what is still free. */
    availability: string
    /** Whole messages. */
    yes: string
    ok: string
    no: string
    help: string
  }
  /** How people spell words in chats: `2day=today`. */
  spelling: string
}

/** The titles, labels and categories that Foyer gives to what it reads on a website. */
export interface ItemTexts {
  contact: string
  contactAndHours: string
  address: string
  phone: string
  email: string
  closed: string
  price: string
  faq: string
  product: string
  policy: string
  document: string
  value: string
  customers: string
  reasons: string
  about: string
  slogan: string
  employees: string
  founded: string
  specialties: string
  website: string
  visitors: string
}
