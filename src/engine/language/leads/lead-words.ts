/**
 * How people say who they are and what they want: lists with commas, as in `word-lists.ts`. They match text as it was
 * written: `’` matches both apostrophes, and vowels keep their accents. `~30` matches up to 30 characters of the same
 * sentence.
 */
export interface LeadWords {
  /** Words before a name, however the name is written. */
  nameFollows?: string
  /** Words before a name or much else. Here, a name has two words. */
  nameMayFollow?: string
  /** Labels before a name, at the beginning of a clause: "name Dave". */
  nameLabels?: string
  /** Words before a well-known first name, as people type them in a hurry. */
  hurriedNameFollows?: string
  /** Words before a number that the writer wants to be reached at. */
  numberFollows?: string
  /** Words after a number or an address that say whose it is: "07700 900123 is my number". */
  labelAfter?: string
  /**
   * Common first names in a script without capitals, where nothing else tells a name from a statement. Leaves out
   * adjectives that are names as well.
   */
  firstNameShapes?: string
  /** Words before a first name that nothing follows. */
  firstNameFollows?: string
  /** The same, in languages that write only names with a capital. */
  capitalNameFollows?: string
  /** The end of a message, before the name. */
  farewells?: string
  /** Words at the end of a message that are no name. */
  courtesies?: string
  /** Words before a company's name, in upper or lower case. */
  companyFollows?: string
  /** Words before what somebody is looking for. */
  needFollows?: string
  /** Words after these that turn a wish into a question: "to know". */
  wantingToKnow?: string
  /** Words about how much somebody wants to spend. */
  spending?: string
  /** How people ask for a call or a message. */
  reaching?: string
  /** How people say that they want to buy now. */
  buying?: string
  /** How people ask whether their request already is a booking. */
  askingWhetherBooked?: string
  /** How people ask to have their contact details deleted. */
  takingBack?: string
  /** How people begin to agree. */
  agreeing?: string
  /** How people begin if they do not agree, or not yet. */
  refusing?: string
  /** Words before an old or wrong address. */
  notThis?: string
  /** Words after an address that somebody asks about. */
  yours?: string
  /** Words before a number or an address of the business that somebody has tried. */
  usedAlready?: string
  /** Things with a number of their own: "order". */
  numbered?: string
  /** Words that join a clause which says otherwise. */
  but?: string
  /** Words before a need that say nothing. */
  fillers?: string
  /** The next day. */
  tomorrow?: string
  /** Words that link a question with what was said before it. */
  soThen?: string
  /** The same at the end of the question. */
  nowThen?: string
  /** Words that begin a question about how something is done. */
  howTo?: string
  /** Small words within a name. */
  nameParticles?: string
  /** Words before contact details or a statement that are no names. */
  notNames?: string
  /** Words before a name that are no part of it. */
  titles?: string
  /** Words after a first name, in a script without capitals. */
  nameParts?: string
  /** The beginning of a word that means "and", in a script without capitals. */
  andPrefix?: string
  /** Words after a name that say it is the writer’s. */
  nameHere?: string
  /** Words between a name and the person's town or country. */
  fromPlace?: string
  /** Words before a name that somebody adds. */
  interjections?: string
  /** Words after which a name written without capitals has ended. */
  nameEnds?: string
  /** Words between the words of a company’s name. */
  companyJoints?: string
  /** Words between a name and a company of two words. */
  fromCompany?: string
  /** Words between a name and a company whose name says its trade. */
  ofCompany?: string
  /** Words after a need that begin contact details. */
  ownContacts?: string
  /** Words after a need that ask to be contacted. */
  thenReach?: string
  /** Greetings before an introduction. */
  greetings?: string
  /** Introductions without capitals, before a name with a capital. Each may begin a sentence as well. */
  greetedNameFollows?: string
  /** Nouns that name a trade. */
  trades?: string
  /** Common first names, separated by spaces. Leaves out those that are more often a month or a town. */
  firstNames?: string
  /** Those of them that are everyday words: names only with a capital. */
  namesAsWords?: string
}

/** The words of a language. They would double its language pack, so they have a file of their own. */
export interface LanguageLeads {
  /** The code of the language: `sv`. */
  language: string
  leads: LeadWords
}
