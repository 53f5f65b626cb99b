import { hasPrice } from '../../values/prices.ts'
import { isBroken, withMarkedHeadings } from '../../extract/documents/markdown-blocks.ts'
import { isTableRule } from '#src/base/table-row.ts'
import { sentencesOf } from '../../language/sentences.ts'
import { countWords, foldKey, hasContact, hasHours } from '../../values/text-signs.ts'
import {
  BUYER_HEADING,
  CODE,
  CALL,
  COMMAND,
  CONTENTS,
  CONTENTS_ALONE,
  DEEPEST,
  DEVELOPER_HEADING,
  DEVELOPER_SIGN,
  DEVELOPER_WORD,
  DONE,
  HOSTED,
  HOSTING_HEADING,
  IMPORT,
  LICENCE,
  LICENCE_HEADING,
  LICENCE_NAME,
  LICENSED,
  MAKERS_HEADING,
  OFFERED,
  OPENING,
  PLATFORM,
  PRODUCT_HEADING,
  REQUIREMENTS_HEADING,
  TASK,
  VERSIONED,
  WEBSITE,
} from './developer-words.ts'
import { withOwnAddresses } from './own-links.ts'

/** A section is a developer's when so much of it is. */
const MOST = 0.5
/** The same below a heading whose own text is. */
const MOST_BELOW = 0.25
/** A block of code counts as this many words. */
const CODE_WORDS = 20
/** A longer statement is the text of a licence. */
const MAX_LICENCE = 40
/** A shorter sentence says little without those around it. */
const MIN_WORDS = 6
/** One word of developers among this many others does not show whom a statement is for. */
const SPARSE = 6

interface Part {
  /** 0 above the first heading. */
  level: number
  heading: string
  /** The headings above it. */
  above: string[]
  lines: string[]
  codeBlocks: number
  /** It is of a text that names the company, and not of a template's or a tool's. */
  isOwn: boolean
  /** It is of a product that the company sells, not of its website. */
  isProduct: boolean
  /** Buyers ask about everything below its heading. */
  isAsked: boolean
}

/**
 * Returns what of a README in Markdown is for those who buy, without the sections on installing, building, files and
 * licences, told by their heading, and without statements for developers; of a section that consists mostly of these,
 * only those without a word of the craft. `leftOut` has the headings of sections of which nothing remains,
 * `statements` counts what is left out of the others.
 */
export function buyersReadme(
  markdown: string,
  companyName: string,
): { markdown: string; leftOut: string[]; statements: number } {
  const parts = splitParts(withOwnAddresses(markdown, companyName), foldKey(companyName))
  const kept: BuyersPart[] = []
  const above = new Set<string>()
  for (const part of withoutDevelopersParts(parts).toReversed()) {
    const lines = buyersLines(part)
    const isSentence = countWords(bareHeading(part.heading)) >= MIN_WORDS
    if (!lines.some(saysSomething) && !part.isBare && !isSentence && !above.has(part.heading)) continue
    kept.unshift({ ...part, lines })
    for (const heading of part.above) above.add(heading)
  }
  const headings = new Set(kept.map(({ heading }) => heading))
  const isLost = (part: Part): boolean =>
    !headings.has(part.heading) && (part.codeBlocks > 0 || part.lines.some(saysSomething))
  return {
    markdown: kept.flatMap(({ heading, lines }) => (heading ? [heading, ...lines] : lines)).join('\n'),
    statements: count(parts.filter((part) => headings.has(part.heading))) - count(kept),
    leftOut: parts.filter(isLost).map(({ heading }) =>
      visibleText(heading)
        .replace(/^[\s#]+/u, '')
        .trim(),
    ),
  }
}

/** Text that was written for visitors, without commands and notices. */
export const withoutNotices = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !isNotice(visibleText(line)))
    .join('\n')

const count = (parts: Part[]): number =>
  parts.reduce(
    (sum, { lines }) => sum + splitStatements(lines).filter((lines) => saysSomething(lines.join(' '))).length,
    0,
  )

interface BuyersPart extends Part {
  /** Nothing but a heading. */
  isBare: boolean
  /** Most of it is for developers. */
  isMixed: boolean
}

function withoutDevelopersParts(parts: Part[]): BuyersPart[] {
  /** The level below which all is left out, and that of a section that is mostly for developers. */
  let [leftOut, mixed] = [0, 0]
  let forMakers = false
  const title = parts.findIndex(({ level }) => level > 0)
  return parts.flatMap((part, at) => {
    const { level, heading, lines, codeBlocks, isAsked } = part
    if (leftOut > 0 && level > leftOut) {
      const title = bareHeading(heading)
      forMakers ||= MAKERS_HEADING.test(title)
      const isHosting = part.isOwn && HOSTING_HEADING.test(title)
      const isNeed = part.isProduct && !forMakers && REQUIREMENTS_HEADING.test(title)
      return isHosting || isNeed ? { ...part, isBare: false, isMixed: false } : offersOf(part, forMakers)
    }
    // Text above the first sections is about the whole product.
    const isSection = level > 1 || at > title
    leftOut = isSection && !isAsked && isForDevelopers(bareHeading(heading)) ? level : 0
    if (leftOut > 0 && CONTENTS.test(bareHeading(heading))) leftOut = DEEPEST
    forMakers = leftOut > 0 && MAKERS_HEADING.test(bareHeading(heading))
    if (leftOut > 0) return offersOf(part, forMakers)
    if (level <= mixed) mixed = 0
    const isMixed = isSection && !isAsked && developerShare(part) >= (mixed > 0 ? MOST_BELOW : MOST)
    if (isMixed && mixed === 0) mixed = level
    const isEmpty = codeBlocks === 0 && lines.every((line) => !line.trim())
    return { ...part, isBare: isEmpty && (parts[at + 1]?.level ?? 0) <= level, isMixed }
  })
}

/**
 * Returns a part for developers with what it says to buyers: prices, who runs, sells or supports the program, and
 * unless it is for the program's makers, what it needs. What is done of its plans it can do.
 */
function offersOf(part: Part, forMakers: boolean): BuyersPart[] {
  const isOffer = (statement: string): boolean => {
    const text = visibleText(statement)
    if (!part.isOwn) return false
    if (hasPrice(text) || HOSTED.test(text) || isProductLicence(text, part)) return true
    return part.isProduct && !forMakers && !isCraft(text) && isOfferOrNeed(text)
  }
  const lines = splitStatements(part.lines).flatMap((statement) => {
    if (part.isProduct && DONE.test(statement[0] ?? '')) return statement.map((line) => line.replace(DONE, '$1'))
    if (LISTED.test(statement[0] ?? '')) return isOffer(statement.join('\n')) ? statement : []
    return joined(sentencesOf(statement.join(' ')).filter(isOffer))
  })
  return lines.length > 0 ? [{ ...part, lines, codeBlocks: 0, isAsked: true, isBare: false, isMixed: false }] : []
}

/** Reports whether a text says where to get a program, or which versions and platforms it supports. */
const isOfferOrNeed = (text: string): boolean =>
  OFFERED.test(text) || VERSIONED.test(text) || new Set(text.match(PLATFORM)).size > 1

function splitParts(markdown: string, company: string): Part[] {
  const isOwn = foldKey(markdown).includes(company)
  const isProduct = isOwn && !WEBSITE.test(markdown.slice(0, OPENING))
  let part: Part = { level: 0, heading: '', above: [], lines: [], codeBlocks: 0, isOwn, isProduct, isAsked: false }
  const parts = [part]
  let fence = ''
  for (const line of withMarkedHeadings(withoutTargets(markdown)).split('\n')) {
    const mark = /^\s{0,12}(`{3,}|~{3,})/u.exec(line)?.[1] ?? ''
    if (mark !== '' && (fence === '' || mark.startsWith(fence))) {
      if (fence === '') part.codeBlocks++
      fence = fence === '' ? mark : ''
      continue
    }
    if (fence !== '') continue
    const level = headingLevel(line)
    if (level === 0) part.lines.push(line)
    else {
      const title = bareHeading(line)
      const isAsked =
        (isOwn && (BUYER_HEADING.test(title) || HOSTING_HEADING.test(title))) ||
        (isProduct && PRODUCT_HEADING.test(title))
      const above = parts.findLast((other) => other.level < level)
      part = {
        level,
        heading: line,
        above: above ? [...above.above, above.heading] : [],
        lines: [],
        codeBlocks: 0,
        isOwn,
        isProduct,
        isAsked,
      }
      parts.push(part)
    }
  }
  return parts
}

function headingLevel(line: string): number {
  return /^\s{0,3}(#{1,6})\s/u.exec(line)?.[1]?.length ?? Number(/^\s{0,12}<h([1-6])[\s>]/iu.exec(line)?.[1] ?? 0)
}

const bareHeading = (heading: string): string => visibleText(heading).replace(/^[^\p{L}]+/u, '')

const isForDevelopers = (heading: string): boolean =>
  DEVELOPER_HEADING.test(heading) || COMMAND.test(heading) || CALL.test(heading)

const saysSomething = (line: string): boolean => /\p{L}/u.test(visibleText(line))

/** What is read at once: the lines of a paragraph or of an entry of a list, a row of a table, an empty line. */
function splitStatements(lines: string[]): string[][] {
  const statements: string[][] = []
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1] ?? ''
    const goesOn =
      line.trim() !== '' &&
      before.trim() !== '' &&
      !OPENS.test(line) &&
      !/>\s*$/u.test(before) &&
      !isBroken(before, visibleText(line))
    if (goesOn) statements.at(-1)?.push(line)
    else statements.push([line])
  }
  return statements
}

const ENTRY = /^(\s*)(?:[-*+]|\d{1,3}[.)])\s/u
const LISTED = /^\s*(?:(?:[-*+•]|\d{1,3}[.)])\s|\|)/u
const OPENS = /^\s*(?:(?:[-*+]|\d{1,3}[.)])\s|[|>]|<(?!\/?(?:a|b|i|em|strong|small|span)[\s>]))/u
const LEADS_ON = /[:：]\**\s*$|\b(?:the following|as follows)\b[^.!?]{0,80}$/iu

/**
 * The lines of a section without what speaks to developers, the entries below such an entry, and what leads on to
 * something that is gone.
 */
function buyersLines(part: BuyersPart): string[] {
  const kept: string[][] = []
  let next: string[] | undefined
  let nextWritten: string[] | undefined
  for (const { statement, stays } of judgeStatements(part).toReversed()) {
    const isCut = next === undefined || (!LISTED.test(next[0] ?? '') && (part.codeBlocks > 0 || next !== nextWritten))
    const said = stays ? (isCut ? withoutLead(statement) : statement) : boughtSentences(statement, part)
    const isHead = isRule(nextWritten) && next !== nextWritten
    const isEmptyTable = isRule(statement) ? !next?.[0]?.trimStart().startsWith('|') : isHead
    const isKept = said.length > 0 && !isEmptyTable
    if (isKept) kept.push(said)
    if (!saysSomething(statement.join('\n')) && !isRule(statement)) continue
    nextWritten = statement
    if (isKept) next = nextWritten
  }
  return kept.reverse().flat()
}

const isRule = ([line = '']: string[] = []): boolean => line.includes('|') && isTableRule(line)

/** Returns a statement without the sentence that leads on to something that is left out. */
function withoutLead(statement: string[]): string[] {
  if (!LEADS_ON.test(statement.at(-1) ?? '')) return statement
  return LISTED.test(statement[0] ?? '') ? [] : joined(sentencesOf(statement.join(' ')).slice(0, -1))
}

/** Returns the sentences of a paragraph for developers that are for buyers. */
function boughtSentences(statement: string[], part: BuyersPart): string[] {
  if (OPENS.test(statement[0] ?? '')) return []
  const sentences = sentencesOf(statement.join(' ')).filter((sentence) => !LEADS_ON.test(sentence))
  const isMixed = part.isMixed || !part.isProduct
  const isNeed = (text: string): boolean => part.isProduct && !isCraft(text) && isOfferOrNeed(text)
  const isBought = (text: string): boolean => isNeed(text) || isForBuyers(text, { ...part, isMixed })
  return joined(sentences.filter((text) => countWords(text) >= MIN_WORDS && isBought(text)))
}

/** Reports whether a sentence says under which licence the product is. */
const isProductLicence = (text: string, { heading, isProduct }: Part): boolean =>
  isProduct &&
  countWords(text) <= MAX_LICENCE &&
  (LICENSED.test(text) || (LICENCE_HEADING.test(bareHeading(heading)) && LICENCE_NAME.test(text)))

const joined = (sentences: string[]): string[] => (sentences.length > 0 ? [sentences.join(' ')] : [])

function judgeStatements(part: BuyersPart): { statement: string[]; stays: boolean }[] {
  let leftOut = Infinity
  const statements = splitStatements(part.lines)
  const needs = part.isProduct ? listedNeeds(statements) : new Set()
  const first = statements.find((statement) => saysSomething(statement.join(' ')))
  const isOpening = part.isProduct && part.level < 2 && part.above.length === 0
  return statements.map((statement) => {
    const text = statement.join('\n')
    // What a product is comes first, in words of the craft too.
    if (isOpening && statement === first && isSummary(visibleText(text))) return { statement, stays: true }
    const depth = ENTRY.exec(text)?.[1]?.length
    if (depth !== undefined && depth > leftOut) return { statement, stays: false }
    const stays = isForBuyers(text, part) || (needs.has(statement) && !isCraft(visibleText(text)))
    if (saysSomething(text)) leftOut = stays ? Infinity : (depth ?? Infinity)
    return { statement, stays }
  })
}

const isSummary = (text: string): boolean => countWords(text.trim()) >= MIN_WORDS && !isCraft(text)

/** Returns the entries of lists that say which version of what the product needs. */
function listedNeeds(statements: string[][]): Set<string[]> {
  const needs = new Set<string[]>()
  let list: string[][] = []
  for (const statement of [...statements, ['']]) {
    if (ENTRY.test(statement[0] ?? '')) list.push(statement)
    else {
      if (list.some((entry) => VERSIONED.test(entry.join(' ')))) for (const entry of list) needs.add(entry)
      list = []
    }
  }
  return needs
}

function developerShare({ lines, codeBlocks, isOwn }: Part): number {
  const said = splitStatements(lines)
    .flatMap((statement) => sentencesOf(visibleText(statement.join('\n'))))
    .filter((text) => /\p{L}/u.test(text))
  const code = codeBlocks * CODE_WORDS
  const total = said.reduce((sum, text) => sum + countWords(text), code)
  const developers = said.reduce((sum, text) => sum + countWords(text) * developerPart(text, isOwn), code)
  return total === 0 ? 0 : developers / total
}

/**
 * Reports whether a statement is for buyers. One with only links leads elsewhere, unless it is about what a product
 * has. Below a heading that buyers ask about, everything but commands, notices and tasks is for them.
 */
function isForBuyers(statement: string, part: BuyersPart): boolean {
  const { isOwn, isProduct, isAsked, isMixed } = part
  const text = visibleText(statement)
  if (isProductLicence(text, part)) return true
  const isNeed = isAsked && REQUIREMENTS_HEADING.test(bareHeading(part.heading))
  if (CONTENTS_ALONE.test(text)) return false
  const isDevelopers = isAsked
    ? isNotice(text) || TASK.test(text) || (isNeed && isCraft(text) && !VERSIONED.test(text))
    : developerPart(text, isOwn) >= (isMixed ? Number.EPSILON : 1)
  const isListed = isAsked && isProduct && LISTED.test(statement)
  const saysMore = saysSomething(statement.replace(isListed ? OWN_FILE : LINK, ' '))
  return !isDevelopers && (hasContact(text) || !/\p{L}/u.test(text) || saysMore || isAddress(text))
}

/** Reports whether a text is only the address of a website. */
const isAddress = (text: string): boolean => /^\s*(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,12}\/?\s*$/iu.test(text)

/** Reports whether a text has a command, a file or a variable that only developers use. `Node.js` is none of these. */
const isCraft = (text: string): boolean => isNotice(text) || DEVELOPER_SIGN.test(withoutAddresses(text))

/** Returns a text without addresses and names such as `Node.js`, which only look like files. */
const withoutAddresses = (text: string): string =>
  text
    .replace(/https?:\/\/(?!localhost|127\.)[^\s<>()]{1,2000}/giu, ' ')
    .replace(/(?<!\S)\p{Lu}\p{L}{1,12}\.js\b/gu, ' ')

/** How surely a statement speaks to a developer, from 0 to 1. */
function developerPart(text: string, isOwn: boolean): number {
  if (isNotice(text) || DEVELOPER_SIGN.test(withoutAddresses(text)) || TASK.test(text)) return 1
  const words = new Set((withoutAddresses(text).match(DEVELOPER_WORD) ?? []).map((word) => word.toLowerCase()))
  if (words.size === 0 || hasPrice(text) || hasHours(text) || hasContact(text)) return 0
  return Math.min(1, words.size / 2, isOwn ? (words.size * SPARSE) / countWords(text) : 1)
}

export function isNotice(text: string): boolean {
  const bare = text.replace(/^[\s>*+-]+/u, '').trim()
  return COMMAND.test(bare) || LICENCE.test(bare) || CODE.test(bare) || IMPORT.test(bare)
}

/**
 * Pictures, which may run over lines, as tags, with the links around them, and no addresses that links name by a
 * reference.
 */
const withoutTargets = (markdown: string): string =>
  markdown
    .replaceAll('\r', '')
    .replace(/\[\[([^\][\n]{1,300})\]\]\(/gu, '[$1](')
    .replace(/!\[[^\][]{0,300}\](?:\([^()]{0,2000}\)|\[[^\]]{0,200}\])/gu, '<img>')
    .replace(/\[\s*<img>\s*\](?:\([^()]{0,2000}\)|\[[^\]]{0,200}\])/gu, '<img>')
    .replace(/^\s{0,3}\[[^\]\n]{1,200}\]:\s+\S.*$/gmu, '')

const LINK =
  /\[[^\][]{0,500}\](?:\([^()]{0,2000}\)|\[[^\]]{0,200}\])|<a\s[^<>]{0,2000}>[^<>]{0,500}(?:<\/?(?:strong|b|em)>[^<>]{0,500}){0,4}<\/a>|https?:\/\/[^\s<>()]{1,2000}/giu

/** A link to a part or a file of the project. */
const OWN_FILE = /\[[^\][]{0,500}\]\((?!https?:)[^()]{0,2000}\)/giu

/** A line without tags and the addresses of links. */
function visibleText(line: string): string {
  return line
    .replace(/\[([^\][]{0,500})\](?:\([^()]{0,2000}\)|\[[^\]]{0,200}\])/gu, '$1')
    .replace(/<\/?[a-z][^<>]{0,2000}>/giu, ' ')
}
