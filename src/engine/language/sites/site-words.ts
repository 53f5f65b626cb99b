/**
 * The words of websites: in prices, hours, contacts, headings, notices and buttons. Lists are written as in
 * `word-lists.ts` and match text as it was written: a `*` at an end of a word matches any letters, `_` any word.
 * Everything else is a regular expression that ignores case.
 */
export interface SiteWords {
  /** Times that a price is for, after `per`: `month, night`. */
  pricedTimes?: string
  /** People that a price is for. */
  pricedPeople?: string
  /** Things that a price is for. */
  pricedThings?: string
  /** Measures that a price is for. */
  pricedMeasures?: string
  /** Words before such a noun: `per\s`. */
  per?: string
  /** Words that alone say what a price is for: `monthly`. */
  pricedAdverbs?: string
  /** Phrases that alone say what a price is for: `one way`. */
  pricedSpans?: string
  /** Words before the name of a tax: `plus`. */
  taxWith?: string
  /** Words that limit the price after them: `from, up to, was`. */
  priceLimits?: string
  /** Words for a price that must be asked for. */
  onRequest?: string
  /** Words for something that costs nothing. */
  free?: string
  /** Days with hours of their own: `bank holidays`. */
  exceptions?: string
  /** Words for several days: `weekdays`. */
  dayGroups?: string
  /** Words for "closed". */
  closed?: string
  /** Words for what is open, served or possible at a time. */
  opening?: string
  /** At all hours. */
  roundTheClock?: string
  /** Parts of words that show that a text is about a phone. */
  phonePieces?: string
  /** Words right before a phone number. */
  phoneLabels?: string
  /** Words before other numbers: of taxes, registers, accounts, orders. */
  registers?: string
  /** Words for a street that come before its name: `Avenue`. */
  streets?: string
  /** Words between such a word and the name. */
  streetJoints?: string
  /** Beginnings of texts that are no address. */
  notAddressOpenings?: string
  /** Words of texts that are no address. */
  notAddressWords?: string
  /** Words that label an address. */
  addresses?: string
  /** Words for a mobile phone. */
  mobiles?: string
  /** The beginning of a request to call, and words between other text and a number. */
  callOpenings?: string
  /** Parts of labels that name a kind of contact, not whose it is. */
  contactPieces?: string
  /** Others whom a notice names beside the business: supervisors, web designers. */
  authorities?: string
  /** Parts of the addresses of articles: `blog`. */
  articlePaths?: string
  /** Words of pages that compare products. */
  comparisons?: string
  /** Titles above other businesses: `our partners`. */
  otherBusinesses?: string
  /** Single words of headings above facts about the whole business: `contact, us, opening`. */
  wholeBusiness?: string
  /** Words of each policy. */
  returns?: string
  cancellation?: string
  delivery?: string
  warranty?: string
  /** Words that limit a policy: `international`. */
  policyConditions?: string
  /** Words after a length of time that belongs to something else: `of experience`. */
  notPolicies?: string
  /** Words for how a sum is paid: `billed`. */
  paidAs?: string
  /** Verbs between a name and its price: `costs`. */
  costVerbs?: string
  /** Words between a name and its price: `of`. */
  ofPrice?: string
  /** Articles before the name of what costs a price. */
  articles?: string
  /** Names of lists that do not say what has the price: `price list, popular`. */
  listNames?: string
  /** Words at which no name ends: `from, and`. */
  openEnds?: string
  /** Words that no name contains: verbs and pronouns. */
  notNameWords?: string
  /** Words of questions about what something costs. */
  costWords?: string
  /** Names that many things have: `adults, 12 sessions, premium`. */
  commonNames?: string
  /** Sums that nobody pays for an offer: `share capital, turnover`. */
  otherMoney?: string
  /** How buttons begin. */
  buttons?: string
  /** Texts of links to book, order or ask for a quote. Without accents. */
  nextSteps?: string
  /** Names of cookies. */
  cookies?: string
  /** Words for the site that uses cookies: `we, this site`. */
  ourSite?: string
  /** Beginnings of words in the buttons of a cookie notice. */
  accepting?: string
  /** Those of them that can come before the word for cookies. */
  acceptBefore?: string
  /** Beginnings of words with which a form asks for consent to its terms. */
  consenting?: string
  /** Names of such terms. */
  terms?: string
  /** The title of a page that does not exist. */
  notFound?: string
  /** Parts of the addresses of pages that only confirm a form. */
  thanksPaths?: string
  /** All rights reserved. */
  allRights?: string
  /** Titles about the rights of a buyer: `returns`. */
  buyersRules?: string
  /** Titles of notices that the law demands of a site: `imprint`. */
  legalNotices?: string
  /** Headings of clauses that no buyer asks about: `jurisdiction`. */
  legalClauses?: string
  /** Titles of other rules. */
  otherRules?: string
  /** Words before the name of a section: `your`. */
  ours?: string
  /** Words of headings that name no offer: what it contains, how to come or to pay, or a part of the site. */
  notOffered?: string
  /** Rules for a stay, ways to come, and what is nearby. A fee below such a heading is not the price of the heading. */
  rulesOfStay?: string
  /** Words between two of them. */
  andWords?: string
  /** Headings of lists of prices. */
  priceLists?: string
  /** Headings of additions to offers, or of a summary: `good to know`. */
  notes?: string
  /** Beginnings of headings that address the reader: `If you cannot come`. */
  clauses?: string
  /** Beginnings of questions that ask the visitor and answer nothing: `Ready to book?`. */
  callsToAct?: string
  /** Beginnings of visitors' questions. */
  askingWords?: string
  /** Between two clauses. */
  clauseJoints?: string
  /** Words before the noun that a price is for: `per`. */
  perWords?: string
  /** Words between two values of which one applies. */
  orWords?: string
  /** Words between the ends of a range. */
  rangeWords?: string
  /** Words after a sum that is deducted from a price. */
  takenOff?: string
  /** Words after the value of a coin. */
  coins?: string
  /** Words between a vessel and its contents: `of` in `box of 4`. */
  withContents?: string
  /** Whole texts in place of a price that is agreed upon. */
  agreed?: string
  /** Words before a condition for something that is free. */
  conditions?: string
  /** Verbs after which the business closes on a date or, without a date, at a time. Without accents. */
  closing?: string
  /** Days and parts of the year whose dates Foyer's calendar lacks. Without accents. */
  undated?: string
  /** Words for public holidays in general. Without accents. */
  publicHolidays?: string
  /** Labels of opening hours. */
  openingLabels?: string
  /** Words right before a number that is not a phone number. */
  itemNumbers?: string
  /** Words between the label of a number and the number: `no`. */
  numberWords?: string
  /** Headings of a column with opening times. */
  opensAt?: string
  /** Headings of a column with closing times. */
  closesAt?: string
  /** Titles of a home page that only greet. */
  homeWords?: string
  /** What editors call a page without a name. */
  unnamedPages?: string
  /** A letter or a word before a question. */
  questionLabels?: string
  /** Before its answer. */
  answerLabels?: string
  /** Whole texts of a page whose scripts are still loading. */
  loading?: string
  /** What word processors call the style of headings. */
  styleNames?: string
  /** Beginnings of an answer that says yes or no. */
  yesOrNo?: string
  /** Beginnings of the titles of contact pages. Without accents. */
  contactTitles?: string
  /** Beginnings of the addresses of general mailboxes: `info`. */
  mailboxes?: string
  /** Names of WhatsApp. */
  chatNames?: string
  /** Parts of the addresses of pages about the business. */
  aboutPaths?: string
  /** Beginnings of words in addresses and links of pages that buyers ask about. `$` ends a word. Without accents. */
  importantPages?: string
  /** The same for pages that rarely answer a buyer: news, accounts, baskets. */
  minorPages?: string
  /** Parameters in the addresses of calendar pages. */
  calendarParameters?: string
  /** Texts that introduce links to other pages. */
  besideTexts?: string
  /** Texts that invite visitors to comment, follow or sign in. */
  talkTexts?: string
  /** Texts of the website's controls: its menu, basket, lists, notices. */
  controlTexts?: string
  /** Words before the name of an author. */
  bylines?: string
  /** Parts of the addresses and names of pages about paying or reaching the business. */
  paymentPages?: string
  /** Words before the number of a bank account. */
  accountLabels?: string
  /** Kinds of accounts. They come before the account number of a branch. */
  branchAccounts?: string
  /** Names of digital coins. */
  coinNames?: string
  /** Services that pay to an email address or a phone number. */
  payServices?: string
  /** Beginnings of headings that no buyer of a program reads. */
  developerHeadings?: string
  /** Beginnings of headings about what a program's buyers ask. */
  buyerHeadings?: string
  /** Beginnings of headings about hosting a program for its buyers. */
  hostingHeadings?: string
  /** Headings about what a program has and needs. */
  productHeadings?: string
  /** Words for a website. */
  siteNames?: string
  /** Words between such a word and the website's owner. */
  siteOf?: string
  /** Words after such a word that begin to say what the website is. */
  siteWhich?: string
  /** Words before such a word that lead to the website. */
  leadsToSite?: string
  /** Words that say where to try, get or buy a program, and who helps. */
  programOffers?: string
  /** Words of developers of websites and programs. A single one may be what the business sells. */
  developerWords?: string
  /** Words after an hour: `am`. */
  clockMarks?: string
  /** Words for the sign of an email address, in brackets: `at`. */
  spokenAt?: string
  /** The name of that sign, also without brackets. */
  spokenAtSign?: string
  /** Words for the dot of an email address. */
  spokenDot?: string
  /** Words between the first and the last day or month of a span. Without accents. */
  spanWords?: string
  /** Words before the second of two dates. */
  dateArticles?: string
  /** Words before excluded months. Without accents. */
  exceptWords?: string
  /** Words before the first month of a span. */
  fromWords?: string
  /** Before a month. */
  inWords?: string
  /** Words for a street that make a name an address even without a number. */
  streetsInText?: string
  /** The same in scripts without capitals. */
  streetsBeforeAny?: string
  /** Endings of the names of streets. */
  streetEndings?: string
  /** Currencies after an amount as people write them, in their case. */
  moneyAfter?: string
  /** Codes of currencies by what people write for them in lower case. Leaves out currencies of several countries. */
  moneyCodes?: string
  /** Names of countries in addresses, besides those of `Intl`, by code. */
  countryNames?: string
  /** Names of currencies that belong to one country, by its code. */
  countryMoney?: string
  // The values of a unit, in folded text.
  /** Units of time. */
  timeUnits?: string
  /** Words that mean a number before such a unit: `an`. */
  lengthCounts?: string
  /** Words between a number and such a unit: `working`. */
  lengthJoints?: string
  /** Words that alone say how often: `daily`. */
  frequencies?: string
  /** Words before a unit of time that say how often: `every`. */
  each?: string
  /** Words before an age: `aged`. */
  ages?: string
  /** Words after an age: `years`. */
  ageUnits?: string
  /** Words before an age limit: `under`. */
  ageLimits?: string
  /** Words before a month that say when: `since`. */
  monthOpenings?: string
  /** Between two months. */
  monthJoints?: string
  /** Words after an hour: `pm`. */
  clockSuffixes?: string
  midday?: string
  /** Words before an address and a colon. */
  addressLabels?: string
  /** Words that occur only as part of an address: `avenida`. */
  streetWords?: string
  /** Words for a street that also mean other things. They come after a name or a house number, or before a name. */
  streetsAfter?: string
  streetsBefore?: string
  /** Endings of compounds that name a street: `gasse`. */
  streetSuffixes?: string
  /** Units after a number. */
  weights?: string
  lengths?: string
  areas?: string
  /** Words for something that costs nothing. */
  costsNothing?: string
  /** Words for a price that must be asked for. */
  untoldPrice?: string
  /** Words for a time at which something happens: `on arrival`. */
  moments?: string
  /** Ways to pay. */
  payments?: string
  /** Says for how long a business has existed: `20 years of experience, established in 1985`. */
  tenures?: string
  /** Says where something is, without a street: `based in`. */
  whereabouts?: string
}

/** The words of a language's websites. */
export interface LanguageSite {
  /** The code of the language: `sv`. */
  language: string
  site?: SiteWords
  /** In scripts where a letter of another word may touch a value: the values, as expressions. */
  touching?: Partial<Record<'price' | 'hours' | 'address' | 'date' | 'duration' | 'free' | 'payment', string>>
}
