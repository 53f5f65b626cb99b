/**
 * The words that websites use, beside what their sentences say: in prices, hours, contacts, headings, notices and
 * buttons. Lists are written as in `word-lists.ts`, over text as it was written: a `*` at an end of a word stands for
 * any letters, `_` for any word, and everything else is a regular expression without regard to case.
 */
export interface SiteWords {
  /** Spans of time that a price is for, after `per`: `month, night`. */
  pricedTimes?: string
  /** People that a price is for. */
  pricedPeople?: string
  /** Things that a price is for. */
  pricedThings?: string
  /** Measures that a price is for. */
  pricedMeasures?: string
  /** Before such a noun: `per\s`. */
  per?: string
  /** Words that say alone what a price is for: `monthly`. */
  pricedAdverbs?: string
  /** Phrases that say alone what a price is for: `one way`. */
  pricedSpans?: string
  /** Before the name of a tax: `plus`. */
  taxWith?: string
  /** Before a price, limits it: `from, up to, was`. */
  priceLimits?: string
  /** Says that a price is told on request. */
  onRequest?: string
  /** Says that something costs nothing. */
  free?: string
  /** Days with hours of their own: `bank holidays`. */
  exceptions?: string
  /** Several days at once: `weekdays`. */
  dayGroups?: string
  /** Says that it is closed. */
  closed?: string
  /** Names what is open, served or possible at a time. */
  opening?: string
  /** At all hours. */
  roundTheClock?: string
  /** Pieces of words of which each says that a text is about a phone. */
  phonePieces?: string
  /** Right before a phone number. */
  phoneLabels?: string
  /** Before other numbers: of taxes, registers, accounts, orders. */
  registers?: string
  /** Words for a street before its name: `Avenue`. */
  streets?: string
  /** Between such a word and the name. */
  streetJoints?: string
  /** No address begins with these. */
  notAddressOpenings?: string
  /** No address contains these. */
  notAddressWords?: string
  /** What a page calls an address. */
  addresses?: string
  /** What a mobile phone is called. */
  mobiles?: string
  /** How a request to call begins, and what joins a number to what is before it. */
  callOpenings?: string
  /** Pieces of labels that name a kind of contact, not whose it is. */
  contactPieces?: string
  /** Who is named in a notice beside the business: supervisors, web designers. */
  authorities?: string
  /** In the addresses of articles: `blog`. */
  articlePaths?: string
  /** Says that a page compares. */
  comparisons?: string
  /** Titles over other businesses: `our partners`. */
  otherBusinesses?: string
  /** Single words of headings over facts of the whole business: `contact, us, opening`. */
  wholeBusiness?: string
  /** Words of each policy. */
  returns?: string
  cancellation?: string
  delivery?: string
  warranty?: string
  /** What limits a policy: `international`. */
  policyConditions?: string
  /** Says that a length of time is that of something else: `of experience`. */
  notPolicies?: string
  /** How a sum is paid: `billed`. */
  paidAs?: string
  /** Between a name and its price: `costs`. */
  costVerbs?: string
  /** Between a name and its price: `of`. */
  ofPrice?: string
  /** Articles before the name of what costs a price. */
  articles?: string
  /** Names of lists that do not say what costs the price: `price list, popular`. */
  listNames?: string
  /** No name ends with these: `from, and`. */
  openEnds?: string
  /** No name contains these: verbs and persons of a sentence. */
  notNameWords?: string
  /** How a question asks what something costs. */
  costWords?: string
  /** Names that many things have: `adults, 12 sessions, premium`. */
  commonNames?: string
  /** Money that nobody pays for an offer: `share capital, turnover`. */
  otherMoney?: string
  /** How buttons begin. */
  buttons?: string
  /** Links that book, order or ask for a quote; without accents. */
  nextSteps?: string
  /** Names of cookies. */
  cookies?: string
  /** Who uses the cookies: `we, this site`. */
  ourSite?: string
  /** How words begin that a notice of cookies asks with. */
  accepting?: string
  /** Those of them that can be before the cookies. */
  acceptBefore?: string
  /** How words begin with which a form asks for consent to its terms. */
  consenting?: string
  /** Names of such terms. */
  terms?: string
  /** The title of a page that does not exist. */
  notFound?: string
  /** In the addresses of pages that only answer a form. */
  thanksPaths?: string
  /** All rights reserved. */
  allRights?: string
  /** Titles about what a buyer can rely on: `returns`. */
  buyersRules?: string
  /** Titles about what the law asks a site to say: `imprint`. */
  legalNotices?: string
  /** Headings of clauses that no buyer asks for: `jurisdiction`. */
  legalClauses?: string
  /** Titles of other rules. */
  otherRules?: string
  /** What stands before the name of a section: `your`. */
  ours?: string
  /** In a heading that names no offer, but what is in one, how to come and to pay, or a part of the site. */
  notOffered?: string
  /** Rules of a stay, ways to come, and what is around: a fee may stand there, and is not their price. */
  rulesOfStay?: string
  /** Between two of them. */
  andWords?: string
  /** Headings of lists of prices. */
  priceLists?: string
  /** Headings of what is added to offers or sums one up: `good to know`. */
  notes?: string
  /** How headings begin that speak to their reader: `If you cannot come`. */
  clauses?: string
  /** How questions begin that ask the visitor rather than answer one: `Ready to book?`. */
  callsToAct?: string
  /** How a visitor's questions begin. */
  askingWords?: string
  /** Between two clauses. */
  clauseJoints?: string
  /** Before the noun that a price is for: `per`. */
  perWords?: string
  /** Between two values of which one counts. */
  orWords?: string
  /** Between the ends of a range. */
  rangeWords?: string
  /** After a sum that is taken off a price. */
  takenOff?: string
  /** After the worth of a coin. */
  coins?: string
  /** Between a vessel and how much it holds: `of` in `box of 4`. */
  withContents?: string
  /** All that stands for a price that is agreed upon. */
  agreed?: string
  /** Before what limits that something is free. */
  conditions?: string
  /** Verbs that close on a date; without a date they close at a time. Without accents. */
  closing?: string
  /** Days and parts of the year whose dates no calendar here knows. Without accents. */
  undated?: string
  /** Public holidays without their dates. Without accents. */
  publicHolidays?: string
  /** What says that hours are those of opening. */
  openingLabels?: string
  /** Right before a number that is none of a phone. */
  itemNumbers?: string
  /** Between the label of a number and the number: `no`. */
  numberWords?: string
  /** Heads of a column that says from when. */
  opensAt?: string
  /** Heads of a column that says until when. */
  closesAt?: string
  /** Titles of a home page that only greet. */
  homeWords?: string
  /** What an editor calls a page that nobody named. */
  unnamedPages?: string
  /** Before a question: a letter or a word. */
  questionLabels?: string
  /** Before its answer. */
  answerLabels?: string
  /** All that a page says while its scripts wait. */
  loading?: string
  /** What word processors call the style of headings. */
  styleNames?: string
  /** Begins an answer that says yes or no. */
  yesOrNo?: string
  /** How titles of contact pages begin. Without accents. */
  contactTitles?: string
  /** How a mailbox for anything begins: `info`. */
  mailboxes?: string
  /** WhatsApp, by its names. */
  chatNames?: string
  /** In the addresses of pages about the business. */
  aboutPaths?: string
  /** How words begin in addresses and links of pages that buyers ask about; `$` ends one. Without accents. */
  importantPages?: string
  /** The same of pages that rarely answer a buyer: news, accounts, baskets. */
  minorPages?: string
  /** Parameters of an address by which calendars page. */
  calendarParameters?: string
  /** Says that a text leads to other pages. */
  besideTexts?: string
  /** Says that a text invites visitors to comment, follow or sign in. */
  talkTexts?: string
  /** Says that a text is a control of the website: its menu, basket, lists, notices. */
  controlTexts?: string
  /** Before the name of an author. */
  bylines?: string
  /** In addresses and names of pages that say how to pay or to reach the business. */
  paymentPages?: string
  /** Before the number of a bank account. */
  accountLabels?: string
  /** Kinds of accounts that stand before their number where a branch has one. */
  branchAccounts?: string
  /** Names of digital coins. */
  coinNames?: string
  /** Services that pay to an email address or a phone number. */
  payServices?: string
  /** How headings begin that no buyer of a program reads. */
  developerHeadings?: string
  /** How headings begin about what its buyers ask. */
  buyerHeadings?: string
  /** How headings begin about hosting a program for its buyers. */
  hostingHeadings?: string
  /** Headings of what a program has and needs. */
  productHeadings?: string
  /** What a website is called. */
  siteNames?: string
  /** Between such a name and whose website it is. */
  siteOf?: string
  /** After such a name, goes on to say what the website is. */
  siteWhich?: string
  /** Before such a name, leads to the website. */
  leadsToSite?: string
  /** Says where a program can be tried, had or bought, and who helps. */
  programOffers?: string
  /** Words of those who build websites and programs. One alone may be what is sold. */
  developerWords?: string
  /** After an hour: `am`. */
  clockMarks?: string
  /** The sign of an email address in brackets: `at`. */
  spokenAt?: string
  /** The name of that sign, which needs no brackets. */
  spokenAtSign?: string
  /** The dot of an email address. */
  spokenDot?: string
  /** Between the first and the last day or month of a span. Without accents. */
  spanWords?: string
  /** Before the second of two dates. */
  dateArticles?: string
  /** Before months that are left out. Without accents. */
  exceptWords?: string
  /** Before the first month of a span. */
  fromWords?: string
  /** Before a month. */
  inWords?: string
  /** Words for a street that make an address of a name without a number. */
  streetsInText?: string
  /** The same in scripts without capitals. */
  streetsBeforeAny?: string
  /** How names of streets end. */
  streetEndings?: string
  /** After an amount: currencies as people write them, including case. */
  moneyAfter?: string
  /** The codes of currencies by what people write for them in small letters, those of several countries left out. */
  moneyCodes?: string
  /** What addresses call countries beside their names in `Intl`, by code. */
  countryNames?: string
  /** Names of currencies that belong to one country, by its code. */
  countryMoney?: string
  // The values of a unit, in folded text.
  /** Units of time. */
  timeUnits?: string
  /** Before such a unit, stands for a number: `an`. */
  lengthCounts?: string
  /** Between a number and such a unit: `working`. */
  lengthJoints?: string
  /** How often, alone: `daily`. */
  frequencies?: string
  /** Before a unit of time, says how often: `every`. */
  each?: string
  /** Before an age: `aged`. */
  ages?: string
  /** After an age: `years`. */
  ageUnits?: string
  /** Before an age that limits: `under`. */
  ageLimits?: string
  /** Before a month that says when: `since`. */
  monthOpenings?: string
  /** Between two months. */
  monthJoints?: string
  /** After an hour: `pm`. */
  clockSuffixes?: string
  midday?: string
  /** Before an address and a colon. */
  addressLabels?: string
  /** Words that are only part of an address: `avenida`. */
  streetWords?: string
  /** Words for streets that mean other things too: after a name or a house number, or before a name. */
  streetsAfter?: string
  streetsBefore?: string
  /** How compounds end that name a street: `gasse`. */
  streetSuffixes?: string
  /** Units after a number. */
  weights?: string
  lengths?: string
  areas?: string
  /** Says that nothing is paid. */
  costsNothing?: string
  /** Says that a price must be asked for. */
  untoldPrice?: string
  /** Says when, by what happens then: `on arrival`. */
  moments?: string
  /** Ways to pay. */
  payments?: string
}

/** The words of a language's websites. */
export interface LanguageSite {
  /** The code of the language: `sv`. */
  language: string
  site?: SiteWords
  /** In scripts where a letter of another word may stand right beside a value: the values, as expressions. */
  touching?: Partial<Record<'price' | 'hours' | 'address' | 'date' | 'duration' | 'free' | 'payment', string>>
}
