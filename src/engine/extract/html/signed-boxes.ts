import { foldText } from './fold-text.ts'
import { type HtmlElement, isHeading, rawText } from './html-tree.ts'
import { announcesTalk, namesTalk, POST_NUMBER, WRITTEN_BY, WRITTEN_ON } from './visitor-names.ts'

interface Signature {
  name: string
  /** An initial, a masked name, a nickname, `by Kim`, or the number of a post. */
  isPersonal: boolean
  hasDate: boolean
}

interface SignedBox extends Signature {
  element: HtmlElement
  /** Its own name, or that of the box around it, is a name for posts. */
  isNamed: boolean
  /** The heading above it, or the page's title, announces comments or questions. */
  isAnnounced: boolean
}

/** Returns the number of letters below an element, and whether it contains the page's title. */
type ContentOf = (element: HtmlElement) => { length: number; isTitled: boolean } | undefined

/** Boxes with the same tag and classes, in parents with the same tag and classes. */
interface Kind {
  size: number
  signed: SignedBox[]
}

/** A shorter text says too little, and a longer box contains more than one post. */
const MIN_BOX = 25
const MAX_BOX = 3_000
const MAX_SIGNATURE = 80
const MAX_NAME = 32
const MAX_NAME_WORDS = 4
const BOX: ReadonlySet<string> = new Set('div li article section tr blockquote dd p figure details fieldset'.split(' '))
/** Boxes whose first bold words are the label of what follows. */
const INLINE_BOX: ReadonlySet<string> = new Set('p li dd tr'.split(' '))
const OUTSIDE: ReadonlySet<string> = new Set(
  'nav button form select script style template svg pre code footer header'.split(' '),
)
const BLOCK: ReadonlySet<string> = new Set(
  'div li article section tr td th blockquote dd dt p figure figcaption details summary header footer ul ol dl h1 h2 h3 h4 h5 h6 br hr'.split(
    ' ',
  ),
)
const LABEL: ReadonlySet<string> = new Set('b strong cite em i span time small address u font'.split(' '))

const PERSONAL =
  /^\p{Lu}\p{Ll}+(?:\s\p{L}+)?\s\p{Lu}\.$|\s\p{Lo}\.$|^\p{Lu}\.\s\p{Lu}\p{Ll}+$|\*{2}|^\p{Ll}{3,}_\d+$|^\p{Ll}{3,}\d{2,}$/u
/** A pattern that every personal name matches. */
const MAY_BE_PERSONAL = /\p{L}\.|\*\*|\d(?:$|[\s,:])|^#|^\d|^\p{L}{2,5}\s\p{L}/u
const NO_NAME = /[?!？！…"“”«»„%/\\<>=+@;。、]|\p{Sc}|\d{4}/u
/** Separators between a writer's name and their place, date and role. */
const PARTS = /[,·•|(（【\n]|\s[–—-]\s|(?<=\p{L}\.?)[:：]/u
const SIGNS_OFF = /^\s?[–—-]\s?\p{L}/u

/**
 * Finds boxes that visitors wrote, in markup without names for them: at least two similar boxes, each with the short
 * name of its writer first or last. Visitors wrote them if most names are personal (`Kim B.`), if the boxes have
 * names of posts, or if a heading announces comments or questions and the boxes have dates.
 */
export function findSignedBoxes(root: HtmlElement, contentOf: ContentOf): Set<HtmlElement> {
  const kinds = new Map<string, Kind>()
  collect(root, { kinds, contentOf, parent: '', isNamed: false, title: false, heading: false })
  const found = new Set<HtmlElement>()
  for (const { signed, size } of kinds.values())
    if (areVisitors(signed, size)) for (const { element } of signed) found.add(element)
  return found
}

const MOST = 2 / 3

function areVisitors(signed: readonly SignedBox[], size: number): boolean {
  const count = signed.length
  const writers = new Set(signed.map(({ name }) => name)).size
  if (count < 2 || writers < 2 || count < size * MOST || writers < count / 2) return false
  const most = (is: (box: SignedBox) => boolean): boolean => signed.filter(is).length >= count / 2
  return most(
    ({ element, isPersonal, isNamed, isAnnounced, hasDate }) =>
      isNamed || (isPersonal && element.tag !== 'blockquote') || (isAnnounced && (isPersonal || hasDate)),
  )
}

interface Walk {
  kinds: Map<string, Kind>
  contentOf: ContentOf
  parent: string
  isNamed: boolean
  /** Whether the page's title announces comments or questions, and whether the last heading does. */
  title: boolean
  heading: boolean
}

function collect(element: HtmlElement, walk: Walk): void {
  for (const child of element.children) {
    if (typeof child === 'string' || OUTSIDE.has(child.tag) || !child.hasText) continue
    if (isHeading(child)) {
      walk.heading = announcesTalk(rawText(child))
      if (child.tag === 'h1') walk.title = walk.heading
      continue
    }
    const classes = child.attributes['class'] ?? ''
    const kind = `${child.tag}.${classes}`
    const { length = 0, isTitled = false } = walk.contentOf(child) ?? {}
    const isNamed = !isTitled && namesTalk(classes)
    if (BOX.has(child.tag) && length > MIN_BOX && length <= MAX_BOX) {
      const key = `${walk.parent}>${kind}`
      const alike = walk.kinds.get(key) ?? { size: 0, signed: [] }
      walk.kinds.set(key, alike)
      alike.size += 1
      const box = {
        element: child,
        isNamed: (isNamed || walk.isNamed) && !INLINE_BOX.has(child.tag),
        isAnnounced: walk.heading || walk.title,
      }
      const signature = box.isNamed || box.isAnnounced || isPersonalAtEdge(child) ? signatureOf(child) : undefined
      if (signature) alike.signed.push({ ...signature, ...box })
    }
    const inside = { ...walk, parent: kind, isNamed }
    collect(child, inside)
    walk.title = inside.title
    walk.heading = inside.heading
  }
}

/**
 * Reports whether the first or last words below an element are a personal name. Skips names that other boxes have
 * too.
 */
const isPersonalAtEdge = (element: HtmlElement): boolean =>
  [edgeText(element, 'first'), edgeText(element, 'last')].some(
    (text) => text.length <= MAX_SIGNATURE && MAY_BE_PERSONAL.test(text) && nameIn(text)?.isPersonal === true,
  )

function edgeText(element: HtmlElement, edge: 'first' | 'last'): string {
  const { children } = element
  for (let at = 0; at < children.length; at++) {
    const child = children[edge === 'first' ? at : children.length - 1 - at]
    if (child === undefined) break
    if (typeof child !== 'string') {
      const text = child.hasText && !isHeading(child) ? edgeText(child, edge) : ''
      if (text !== '') return text
    } else if (/\S/.test(child)) return child.trim()
  }
  return ''
}

/** A line of a box: a block, or the bold words at the start of one. */
interface Line {
  text: string
  kind: 'heading' | 'cite' | 'label' | 'text'
  isLinked: boolean
}

function signatureOf(element: HtmlElement): Signature | undefined {
  const lines: Line[] = []
  if (addLines(element, { lines, left: MAX_BOX }, { isLinked: false, isHeading: false }) <= 0) return undefined
  const said = lines.filter(({ text }) => text !== '')
  if (said.some(({ kind, isLinked }) => kind === 'heading' && isLinked)) return undefined
  const body = said[0]?.kind === 'heading' ? said.slice(1) : said
  const [first] = body
  const last = body.at(-1)
  if (!first || !last || first === last || body.some(({ kind }) => kind === 'heading')) return undefined
  const length = body.reduce((sum, { text }) => sum + text.length, 0)
  const dated = [first, body[1], last].filter(
    (line) => line && line.text.length <= MAX_SIGNATURE && WRITTEN_ON.test(line.text),
  )
  const isLast = last.kind === 'cite' || SIGNS_OFF.test(last.text) || dated.includes(last)
  for (const line of isLast ? [first, last] : [first]) {
    const name = line.isLinked ? undefined : nameIn(line.text)
    if (name === undefined || length - line.text.length < MIN_BOX) continue
    return { ...name, hasDate: dated.length > 0 }
  }
  return undefined
}

/** Adds the lines below an element, and returns the number of letters left. */
function addLines(
  element: HtmlElement,
  read: { lines: Line[]; left: number },
  { isLinked, isHeading: isTitle }: { isLinked: boolean; isHeading: boolean },
): number {
  const { lines } = read
  const open = (kind: Line['kind']): void => void lines.push({ text: '', kind, isLinked })
  for (const child of element.children) {
    if (read.left <= 0) break
    if (typeof child === 'string') {
      const text = foldText(child)
      if (text === '') continue
      read.left -= text.length
      if (lines.length === 0) open(isTitle ? 'heading' : 'text')
      const line = lines.at(-1)
      if (line) {
        line.text = line.text === '' ? text : `${line.text} ${text}`
        line.isLinked ||= isLinked
      }
    } else if (!OUTSIDE.has(child.tag) || child.tag === 'header' || child.tag === 'footer') {
      const isEmpty = (lines.at(-1)?.text ?? '') === ''
      const isBlock = BLOCK.has(child.tag)
      const isLabel = child.tag === 'cite' || (LABEL.has(child.tag) && isEmpty)
      const inside = { isLinked: isLinked || child.tag === 'a', isHeading: isTitle || isHeading(child) }
      if (isBlock || isLabel)
        open(inside.isHeading ? 'heading' : child.tag === 'cite' ? 'cite' : isLabel ? 'label' : 'text')
      addLines(child, read, inside)
      if (isBlock || isLabel) open(isTitle ? 'heading' : 'text')
    }
  }
  return read.left
}

/** Returns the name of a writer, unless the line is something else, such as the label of a value. */
function nameIn(text: string): Omit<Signature, 'hasDate'> | undefined {
  if (text.length > MAX_SIGNATURE) return undefined
  const bare = text.replace(/^[\s–—-]+/u, '')
  const named = bare.replace(WRITTEN_BY, '').replace(POST_NUMBER, '')
  const [first = ''] = named.split(PARTS)
  const name = first.replace(WRITTEN_ON, '').trim()
  const words = name.split(' ')
  if (name === '' || name.length > MAX_NAME || words.length > MAX_NAME_WORDS || NO_NAME.test(name)) return undefined
  if (words.length > 1 && /^[\p{Ll}\d]/u.test(name)) return undefined
  return { name, isPersonal: named !== bare || PERSONAL.test(name) }
}
