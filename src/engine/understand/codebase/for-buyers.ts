import { withMarkedHeadings } from '../../extract/documents/markdown-blocks.ts'
import { hasContact, hasHours, hasPrice } from '../words/text-signs.ts'
import { COMMAND, DEVELOPER_HEADING, DEVELOPER_SIGN, DEVELOPER_WORD, LICENCE } from './developer-words.ts'

/** A section is a developer's when so much of it is. */
const MOST = 0.5
/** The same below a heading whose own text is. */
const MOST_BELOW = 0.25
/** A block of code counts as so many lines. */
const CODE_LINES = 2

interface Part {
  /** 0 above the first heading. */
  level: number
  heading: string
  lines: string[]
  codeBlocks: number
}

/**
 * What of a README in Markdown is for those who buy: without the sections on installing, building, files and licences, told by their heading or by
 * what most of their lines speak of, and without such lines elsewhere.
 */
export function buyersReadme(markdown: string): string {
  const kept = withoutDevelopersParts(splitParts(markdown)).map((part) => ({ ...part, lines: part.lines.filter(isForBuyers) }))
  return kept
    .filter((part, at) => part.lines.some(saysSomething) || part.isBare || (kept[at + 1]?.level ?? 0) > part.level)
    .flatMap(({ heading, lines }) => (heading ? [heading, ...lines] : lines))
    .join('\n')
}

/** Text that was written for visitors, without commands and notices. */
export const withoutNotices = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !isNotice(visibleText(line)))
    .join('\n')

/** `isBare`: nothing but a heading. */
function withoutDevelopersParts(parts: Part[]): (Part & { isBare: boolean })[] {
  /** The level below which all is left out, and that of a section of which what it says itself was. */
  let [leftOut, judged] = [0, 0]
  return parts.flatMap((part) => {
    const { level, lines, codeBlocks } = part
    if (leftOut > 0 && level > leftOut) return []
    leftOut = level > 1 && isForDevelopers(bareHeading(part.heading)) ? level : 0
    if (leftOut > 0) return []
    if (judged > 0 && level <= judged) judged = 0
    // What stands above the first sections is what the whole is.
    if (level > 1 && developerShare(part) >= (judged > 0 ? MOST_BELOW : MOST)) {
      if (judged === 0) judged = level
      return []
    }
    return { ...part, isBare: codeBlocks === 0 && lines.every((line) => !line.trim()) }
  })
}

function splitParts(markdown: string): Part[] {
  let part: Part = { level: 0, heading: '', lines: [], codeBlocks: 0 }
  const parts = [part]
  let fence = ''
  for (const line of withMarkedHeadings(withoutTargets(markdown)).split('\n')) {
    const mark = /^\s{0,3}(`{3,}|~{3,})/u.exec(line)?.[1] ?? ''
    if (mark !== '' && (fence === '' || mark.startsWith(fence))) {
      if (fence === '') part.codeBlocks++
      fence = fence === '' ? mark : ''
      continue
    }
    if (fence !== '') continue
    const level = headingLevel(line)
    if (level === 0) part.lines.push(line)
    else {
      part = { level, heading: line, lines: [], codeBlocks: 0 }
      parts.push(part)
    }
  }
  return parts
}

function headingLevel(line: string): number {
  return /^\s{0,3}(#{1,6})\s/u.exec(line)?.[1]?.length ?? Number(/^\s{0,12}<h([1-6])[\s>]/iu.exec(line)?.[1] ?? 0)
}

const bareHeading = (heading: string): string => visibleText(heading).replace(/^[^\p{L}]+/u, '')

const isForDevelopers = (heading: string): boolean => DEVELOPER_HEADING.test(heading) || COMMAND.test(heading)

const saysSomething = (line: string): boolean => /\p{L}/u.test(visibleText(line))

function developerShare({ lines, codeBlocks }: Part): number {
  const said = lines.map(visibleText).filter((line) => /\p{L}/u.test(line))
  const code = codeBlocks * CODE_LINES
  const total = said.length + code
  return total === 0 ? 0 : (said.reduce((sum, line) => sum + developerLine(line), 0) + code) / total
}

/** A line that is nothing but links leads elsewhere. */
function isForBuyers(line: string): boolean {
  const text = visibleText(line)
  return developerLine(text) < 1 && (hasContact(text) || !/\p{L}/u.test(text) || saysSomething(line.replace(LINK, ' ')))
}

/** How surely a line speaks to a developer: 1, 0.5 or 0. */
function developerLine(text: string): number {
  if (isNotice(text) || DEVELOPER_SIGN.test(text)) return 1
  const words = new Set((text.match(DEVELOPER_WORD) ?? []).map((word) => word.toLowerCase()))
  if (words.size === 0 || hasPrice(text) || hasHours(text) || hasContact(text)) return 0
  return words.size > 1 ? 1 : 0.5
}

function isNotice(text: string): boolean {
  const bare = text.replace(/^[\s>*+-]+/u, '').trim()
  return COMMAND.test(bare) || LICENCE.test(bare)
}

/** Pictures, which may run over lines, as tags, with the links around them, and no addresses that links name by a reference. */
const withoutTargets = (markdown: string): string =>
  markdown
    .replaceAll('\r', '')
    .replace(/!\[[^\][]{0,300}\](?:\([^()]{0,2000}\)|\[[^\]]{0,200}\])/gu, '<img>')
    .replace(/\[\s*<img>\s*\](?:\([^()]{0,2000}\)|\[[^\]]{0,200}\])/gu, '<img>')
    .replace(/^\s{0,3}\[[^\]\n]{1,200}\]:\s+\S.*$/gmu, '')

const LINK =
  /\[[^\][]{0,500}\](?:\([^()]{0,2000}\)|\[[^\]]{0,200}\])|<a\s[^<>]{0,2000}>[^<>]{0,500}(?:<\/?(?:strong|b|em)>[^<>]{0,500}){0,4}<\/a>/giu

/** A line without tags and the addresses of links. */
function visibleText(line: string): string {
  return line.replace(/\[([^\][]{0,500})\](?:\([^()]{0,2000}\)|\[[^\]]{0,200}\])/gu, '$1').replace(/<\/?[a-z][^<>]{0,2000}>/giu, ' ')
}
