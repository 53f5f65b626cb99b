import { ADDRESS_NAME, isContact, isWholeAddress, MAX_PART, POSTCODE } from '../../values/postal-addresses.ts'
import { alternativesOf, siteWords } from '../../language/word-lists.ts'
import { hasHours } from '../../values/text-signs.ts'
import type { ItemLine } from './item-lines.ts'

const ADDRESS_LABEL = new RegExp(`^${ADDRESS_NAME}\\s*[:：]?$`, 'iu')
const OTHER_LABEL = new RegExp(
  `^(?:(?:e-?)?(?:${alternativesOf(siteWords('contactPieces'))})\\p{L}*|web(?:site)?|(?:\\p{L}+ )?(?:${alternativesOf(siteWords('openingLabels'))}))\\.?$`,
  'iu',
)
const MAX_LABELLED = 7
const MAX_PARTS = 4

/** Joins the lines of an address: a street with its number, a town and a postcode, each on its own line. */
export function joinAddresses(lines: ItemLine[]): ItemLine[] {
  const joined: ItemLine[] = []
  for (const line of lines) {
    const from =
      POSTCODE.test(line.text) && isPart(line) && !/\d\P{L}*\s\p{Lu}/u.test(line.text.replace(POSTCODE, ''))
        ? streetAbove(joined, line)
        : -1
    if (from === -1) joined.push(line)
    else
      joined.push({
        ...line,
        text: [...joined.splice(from).map(({ text }) => text.replace(/,$/u, '')), line.text].join(', '),
      })
  }
  return joined
}

/** Joins short lines below the label of an address, after the label: `Address: Elm House, Bath`. */
export function joinLabelled(lines: ItemLine[]): ItemLine[] {
  const joined: ItemLine[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]
    if (!line) continue
    const next = lines.slice(at + 1, at + 1 + MAX_LABELLED)
    const other = ADDRESS_LABEL.test(line.text)
      ? next.findIndex((each) => !isBelow(each, line) || each.listed !== next[0]?.listed)
      : 0
    const parts = other === -1 ? next : next.slice(0, other)
    if (parts.length === 0) joined.push(line)
    else {
      const text = parts.map((part) => part.text.replace(/[,.]$/u, '')).join(', ')
      joined.push({
        ...(parts[0] ?? line),
        label: line.text.replace(/\s*[:：]$/u, ''),
        text: `${line.text.replace(/\s*[:：]$/u, '')}: ${text}`,
      })
      at += parts.length
    }
  }
  return joined
}

const isBelow = (line: ItemLine, label: ItemLine): boolean =>
  (line.heading === label.heading || line.heading === label.text) &&
  !line.isHeading &&
  line.label === '' &&
  isPart(line) &&
  !hasHours(line.text) &&
  !ADDRESS_LABEL.test(line.text) &&
  !OTHER_LABEL.test(line.text)

const isPart = ({ text, cells }: ItemLine): boolean =>
  text.length <= MAX_PART && cells.length === 0 && !isContact(text) && !/[€£$!?]/u.test(text)

/** Returns the index of the line with the house number directly above a line, or -1. */
function streetAbove(lines: ItemLine[], { heading }: ItemLine): number {
  for (let at = lines.length - 1; at >= Math.max(0, lines.length - MAX_PARTS); at--) {
    const line = lines[at]
    if (
      !line ||
      line.heading !== heading ||
      line.text === heading ||
      !isPart(line) ||
      hasHours(line.text) ||
      (POSTCODE.test(line.text) && isWholeAddress(line.text))
    )
      return -1
    if (/\d/u.test(line.text) && /\p{Lu}/u.test(line.text)) return at
  }
  return -1
}
