/**
 * The words by which people say who they are and what they want: lists with commas as in `word-lists.ts`, over text as
 * it was written, so that `’` stands for both apostrophes and vowels keep their accents. `~30` is up to 30 characters
 * of the same sentence.
 */
export interface LeadWords {
  /** After these a name stands, however it is written. */
  nameFollows?: string
  /** After these much else may stand: a name has two words here. */
  nameMayFollow?: string
  /** Labels before a name, at the beginning of a clause: "name Dave". */
  nameLabels?: string
  /** The same as people type in a hurry, before a first name that all know. */
  hurriedNameFollows?: string
  /** After these stands a number that its writer wants to be reached at. */
  numberFollows?: string
  /** After a number or an address, these say whose it is: "07700 900123 is my number". */
  labelAfter?: string
  /**
   * Common first names of a script without capitals, in which nothing else tells a name from a statement;
   * adjectives that are names as well are left out.
   */
  firstNameShapes?: string
  /** After these a first name may stand by itself. */
  firstNameFollows?: string
  /** The same, in languages that write only names with a capital. */
  capitalNameFollows?: string
  /** What a message ends with before the name. */
  farewells?: string
  /** What stands at the end of a message and is no name. */
  courtesies?: string
  /** After these, in any case, a company's name stands. */
  companyFollows?: string
  /** After these stands what somebody is looking for. */
  needFollows?: string
  /** What follows where a wish is a question. */
  wantingToKnow?: string
  /** What speaks of how much somebody wants to spend. */
  spending?: string
  /** How people ask to be called or written to. */
  reaching?: string
  /** What is said by somebody who wants to buy now. */
  buying?: string
  /** What somebody asks who takes their wish for a booking: whether it is one. */
  askingWhetherBooked?: string
  /** What is said by somebody who wants their contact details back. */
  takingBack?: string
  /** What an agreement begins with. */
  agreeing?: string
  /** How people begin who do not agree, or not yet. */
  refusing?: string
  /** Before an address that is old or wrong. */
  notThis?: string
  /** After an address that somebody asks about. */
  yours?: string
  /** Before a number or an address of the business that somebody has tried. */
  usedAlready?: string
  /** Things with a number of their own: "order". */
  numbered?: string
  /** Joins a clause that says otherwise. */
  but?: string
  /** Before a need, say nothing. */
  fillers?: string
  /** The next day. */
  tomorrow?: string
  /** Links a question with what was said before it. */
  soThen?: string
  /** The same at its end. */
  nowThen?: string
  /** Begins a question of how something is done. */
  howTo?: string
  /** Small words within a name. */
  nameParticles?: string
  /** Before contact details or a statement; no names. */
  notNames?: string
  /** Before a name, and no part of it. */
  titles?: string
  /** Follows a first name in a script without capitals. */
  nameParts?: string
  /** Begins a word that says "and" in a script without capitals. */
  andPrefix?: string
  /** After a name, says that it is the writer’s. */
  nameHere?: string
  /** Between a name and where its bearer comes from. */
  fromPlace?: string
  /** Before a name that somebody adds. */
  interjections?: string
  /** Words that end a name which was written without capitals. */
  nameEnds?: string
  /** Between the words of a company’s name. */
  companyJoints?: string
  /** Between a name and a company of two words. */
  fromCompany?: string
  /** Between a name and a company that says its trade. */
  ofCompany?: string
  /** After a need, begins contact details. */
  ownContacts?: string
  /** After a need, asks to be contacted. */
  thenReach?: string
  /** Greetings before an introduction. */
  greetings?: string
  /** Introductions in small letters, before a name with a capital. Each may begin a sentence as well. */
  greetedNameFollows?: string
  /** Nouns that name a trade. */
  trades?: string
  /** Common first names, with spaces between them. Leaves out those that are more often a month or a town. */
  firstNames?: string
  /** Of these, words of everyday speech: names only with a capital. */
  namesAsWords?: string
}

/** The words of a language beside its pack: they would double it. */
export interface LanguageLeads {
  /** The code of the language: `sv`. */
  language: string
  leads: LeadWords
}
