/**
 * What the agent says in a language, and the small talk that it answers: one file per language under `texts/`. Lists
 * are separated by commas. `{names}` in braces are filled in. A part that is missing is said in English.
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
 * Small talk, and what the agent says on its own account. `{company}`, `{subject}`, `{phone}`, `{email}` and `{url}`
 * are filled in.
 */
export interface PhraseTexts {
  /** Whole messages of visitors. */
  heard: {
    greeting: string
    thanks: string
    goodbye: string
    /** They ask whether the agent is a machine. */
    bot: string
    /** They want a person. */
    human: string
    abuse: string
    /** Words around such messages, which are also said alone: `great, ok`. */
    fillers?: string
    /** Words that are only said with such messages: `mate, for your help`. */
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
    /** The question what the visitor wants to know. */
    empty: string
    unknown: string
    unknownSubject: string
    noPrice: string
    /** After a refusal, to a visitor whose language the website does not use. */
    siteLanguage: string
    /** Before the only thing known about a subject; ends with a space. */
    related: string
    /** To a visitor who asks for a lower price. */
    haggling: string
    complaint: string
    /** To a visitor who says that the business told them something else. */
    dispute: string
    /** To a visitor who is only looking around. */
    browsing: string
    /** To a visitor who makes a statement. */
    statement: string
    /** Without a credit. */
    resting: string
  }
  /** Whether the business is open. `{day}` is a weekday, `{time}` a time, `{times}` one or more ranges. */
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
    /** Before offers that fit, that would fit but for the currency, and that come closest. */
    fits: string
    otherCurrency: string
    noneFits: string
    /** Before offers in the order of their price. */
    lowest: string
    highest: string
    /** Before offers among which the visitor must choose. */
    byNeed: string
  }
  /** A price in a sentence, where `{name}` is the thing it is for, and the heading of a list of prices. */
  values: { price: string; prices: string }
  /** How to reach the business. */
  contact: { phone: string; email: string; both: string; page: string }
  /** How a visitor asks for a lower price. */
  asksDiscount: string
  /** Questions to suggest, in order. `{subject}` is a product. */
  suggestions: readonly string[]
}

/**
 * What the agent says about a sale or contact details. `{company}`, `{name}`, `{details}` and `{phone}` are filled
 * in.
 */
export interface TurnTexts {
  /** Before contact details are stored, if the owner has the agent ask for consent. */
  askConsent: string
  /** How to answer that question. */
  yesOrNo: string
  /** After the thanks, once the details are stored. */
  consented: string
  /** To a visitor who does not consent. */
  notKept: string
  /** To a visitor who withdraws stored details. */
  forgotten: string
  /** Thanks for a name, or for details that are not stored yet. */
  thanks: string
  thanksTo: string
  /** Before a next step: the phone number and the email address that the agent understood. */
  noted: string
  /** The same before the question for consent. */
  yourDetails: string
  /** The quickest way to the business. */
  urgent: string
  /** The agent's owner has no credit, and the visitor already left contact details. */
  restingKept: string
  /** The visitor wants to buy, and the agent has no more information. */
  noOrders: string
  /** The label of the form's checkbox. */
  consentBox: string
  /** After a request for a person. True for every agent with an owner. */
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
  /** The button that opens a list of offers or suggestions. At most 20 characters. */
  listLabel: string
  noAgent: string
}

/** Replies to what visitors want other than an answer. `{company}` and `{phone}` are filled in. */
export interface ReplyTexts {
  /** To a visitor who cannot wait, with the phone number. */
  trouble: string
  /** To a visitor who wants a quote. Contact details follow. */
  quote: string
  /** To a visitor who asks what is still available. Contact details follow. */
  availability: string
  /** To "ok" and "yes". A question follows. */
  ok: string
  /** For "no". */
  no: string
}

/** How visitors ask for a person: regular expressions for text in lower case without accents. */
export interface PersonWords {
  /** Whom they ask for, with the articles before the word. `shapes` refer to it as `{who}`. */
  who: string
  /** Words that ask for a person on their own. */
  role: string
  please: string
  /** Those whom they do not want to talk to. `{machine}` stands for the words of all languages. */
  machine: string
  /** Turns of phrase. `{between}` stands for up to three words. */
  shapes: readonly string[]
}

/**
 * Whole messages on WhatsApp with which a visitor ends the conversation or resumes it. The English ones work in all
 * languages.
 */
export interface ControlWords {
  stop: string
  start: string
}

/** Messages that need no knowledge. `*` matches any letters, `_` any word. */
export interface RemarkWords {
  /** They find something too expensive. */
  haggling: string
  /** They ask for a lower price. */
  asksLess: string
  complaint: string
  /** They say that the business told them something else. */
  dispute: string
  /** They are only looking around, or want to think about it. */
  browsing: string
  /** The beginning of a sentence in which they tell about themselves, … */
  tells: string
  /** … and words that show that they still want or lack something. */
  wants: string
}

/** What visitors want other than an answer. Patterns are written as in `ClaimWords`. */
export interface ActWords {
  heard: {
    /** Part of a message from somebody who cannot wait. */
    trouble: string
    /** Part of a message from somebody who wants a quote. */
    quote: string
    /** Part of a message from somebody who wants to book. */
    booking: string
    /** Part of a message from somebody who asks what is still available. */
    availability: string
    /** Whole messages. */
    yes: string
    ok: string
    no: string
    help: string
  }
  /**
   * How people spell words in chats, and phrases with words that websites use for them: `2day=today`,
   * `gift card=gift card voucher`. A word that adds nothing to a question has nothing after its `=`: `actually=`.
   */
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
