import { priceAmounts } from '../../values/prices.ts'
import type { Draft } from './drafts.ts'
import type { ContentLine } from './render-blocks.ts'
import { foldKey, lineKey } from '../../values/text-signs.ts'
import { phoneKey, readPhones } from '../../values/phones.ts'

/** The maximum length of a part of a page. */
const MAX_JOINED = 1_800
const MAX_NAMED_PAGES = 3
/** Shorter words may appear in another line by chance. */
const MIN_CONTAINED = 20
/** Comparing each draft with all others of its name would take quadratic time on a hostile page. */
const MAX_COMPARED = 20

/**
 * Joins drafts that say the same on several pages: offers with the same name while their prices agree, questions with
 * the same answer, documents with the same title. Distinguishes drafts that share a name and differ by the subjects
 * of their pages.
 */
export function joinDrafts(drafts: Draft[]): Draft[] {
  const byName = new Map<string, Draft[]>()
  for (const draft of drafts) {
    const key = `${draft.type} ${draft.language} ${foldKey(draft.title)}`
    const namesakes = byName.get(key) ?? []
    byName.set(key, namesakes)
    const at = namesakes.slice(0, MAX_COMPARED).findIndex((other) => saysSame(other, draft))
    const other = namesakes[at]
    if (other) namesakes[at] = join(other, draft)
    else namesakes.push(draft)
  }
  return [...byName.values()].flatMap(tellApart)
}

function saysSame(a: Draft, b: Draft): boolean {
  switch (a.type) {
    case 'faq':
      return keyOf(a.lines) === keyOf(b.lines)
    case 'product':
      return lengthOf(a) + lengthOf(b) <= MAX_JOINED && pricesAgree(a.lines, b.lines)
    default:
      return !a.partial && !b.partial && lengthOf(a) + lengthOf(b) <= MAX_JOINED
  }
}

function join(a: Draft, b: Draft): Draft {
  const known = linesOutside(a.lines, b.lines)
  const said = new Set(known.map(({ text }) => lineKey(text)))
  const fresh = linesOutside(b.lines, known).filter(({ text, role }) => role === 'frame' || !said.has(lineKey(text)))
  const isOfPage = b.about.some((subject) => foldKey(subject) === foldKey(b.title))
  const lines = [...known, ...fresh]
  return {
    ...a,
    about: [...new Set([...a.about, ...b.about])],
    lines: a.type === 'document' ? withoutSameNumber(lines) : lines,
    url: isOfPage ? b.url : a.url,
    ...pictureOf(isOfPage ? [b, a] : [a, b]),
  }
}

/** Returns the first picture of some drafts. */
function pictureOf(drafts: Draft[]): Pick<Draft, 'picture'> {
  const picture = drafts.find((draft) => draft.picture)?.picture
  return picture ? { picture } : {}
}

/** Returns the lines that are not part of a longer line of the other draft. */
function linesOutside(lines: ContentLine[], others: ContentLine[]): ContentLine[] {
  const longer = others.map(({ text }) => foldKey(text))
  return lines.filter(({ text, role }) => {
    const key = foldKey(text)
    return (
      role === 'frame' ||
      key.length < MIN_CONTAINED ||
      !longer.some((other) => other.length > key.length && other.includes(key))
    )
  })
}

/** Reports whether one of the two has no price that the other lacks. */
function pricesAgree(a: ContentLine[], b: ContentLine[]): boolean {
  const [first = [], second = []] = [a, b].map((lines) => lines.flatMap(({ text }) => priceAmounts(text)))
  return first.every((price) => second.includes(price)) || second.every((price) => first.includes(price))
}

function tellApart(namesakes: Draft[]): Draft[] {
  if (namesakes.length === 1) return namesakes
  // What has a page of its own, or none to be named by, is meant by whatever has its name; else each page may sell
  // another thing.
  const isOneThing = namesakes.some((draft) => pagesBeside(draft).length === 0)
  return namesakes.map((draft) => {
    const pages = pagesBeside(draft)
    const isNamed =
      (draft.type === 'faq' || draft.type === 'product') && pages.length > 0 && pages.length <= MAX_NAMED_PAGES
    const title = `${draft.title} (${pages.join(', ')})`
    return isNamed ? { ...draft, title, name: isOneThing ? draft.title : title } : draft
  })
}

/** Returns the subjects of a draft's pages that its title does not contain. */
const pagesBeside = ({ about, title }: Draft): string[] =>
  about.filter((subject) => !foldKey(title).includes(foldKey(subject)))

function keyOf(lines: ContentLine[]): string {
  return lines.map(({ text }) => lineKey(text)).join('\n')
}

function lengthOf({ lines }: Draft): number {
  return lines.reduce((sum, { text }) => sum + text.length, 0)
}

/** A line with only a phone number, possibly after a label of a few words. */
const NUMBER_LINE = /^([^\d@]{0,40}:?\s)?(?:[^:@]{0,20}\()?(\+?[\d\s()./-]{7,})\)?$/u
/** The number that a link leads to, after its words. */
const LED_TO = /\s\(\+\d{7,15}\)/u

/**
 * Leaves out numbers that another line also has, in any notation: a number alone if a line with words has it, any
 * other if an earlier line has it. Keeps a line whose words only lead to the number: `Write to us (+44 …)`.
 */
export function withoutSameNumber(lines: ContentLine[]): ContentLine[] {
  const all = lines.map(({ text }) => {
    const hasWords = /\p{L}{3}/u.test(text)
    return { digits: (hasWords ? text.replace(LED_TO, '') : text).replace(/\D/gu, ''), hasWords }
  })
  return lines.filter(({ text }, index) => {
    const number = phoneKey(NUMBER_LINE.exec(text)?.[2] ?? '')
    if (number === '') return true
    const isBare = !(all[index]?.hasWords ?? false)
    return !all.some(
      (other, at) =>
        at !== index &&
        other.digits.includes(number) &&
        (isBare ? other.hasWords || at < index : other.hasWords && at < index),
    )
  })
}

/**
 * Returns a function that writes phone numbers as the texts do, in the first notation of each. A number that no text
 * has stays as it is.
 */
export function writtenLike(texts: string[]): (phone: string) => string {
  const forms = new Map<string, string>()
  for (const { value } of texts.flatMap(readPhones)) {
    if (!forms.has(phoneKey(value))) forms.set(phoneKey(value), value)
  }
  return (phone) => forms.get(phoneKey(phone)) ?? phone
}
