import { escapeHtml } from '#src/base/escape-html.ts'
import { addMember, entryHtml } from './component-data.ts'
import { close, open, passOver, say, stringValue, take, TOKEN, type Frame, type Walk } from './component-walk.ts'

const VOID = /^(?:area|br|col|hr|img|input|link|meta|source|track|wbr)$/u
const TEXT = /[^<{]{1,4096}/uy
const CLOSING_TAG = /<\/[\w.:-]{0,80}\s{0,200}>/uy
/** A quoted value, which may span lines. */
const QUOTED = /"[^"]{0,5000}"|'[^']{0,5000}'/uy
const OPENING_TAG = /<([A-Za-z][\w.:-]{0,80}|(?=>))/uy

/** Reads a tag, a run of text or the opening of an expression. */
export function readMarkup(walk: Walk, frame: Frame): void {
  if (walk.source.startsWith('<!--', walk.at)) return passOver(walk, '-->')
  const tag = take(walk, CLOSING_TAG)
  if (tag) {
    say(walk, `</${htmlName(tag[0].replace(/[</>\s]/gu, ''))}>`)
    return leaveElement(walk, frame, 1)
  }
  const opening = take(walk, OPENING_TAG)
  if (opening) return void open(walk, 'tag', { name: opening[1] ?? '' })
  const text = take(walk, TEXT)
  if (text) return say(walk, text[0])
  const from = ++walk.at
  if (walk.source.charAt(from - 1) !== '{') return
  open(walk, 'code', { close: '}', from, shown: walk.out.length })
  walk.before = '{'
}

function leaveElement(walk: Walk, markup: Frame, levels: number): void {
  markup.depth -= levels
  if (markup.depth <= 0) close(walk)
  walk.before = ';'
}

/** Reads one token of a tag. */
export function readTag(walk: Walk, frame: Frame): void {
  const token = (take(walk, QUOTED) ?? take(walk, TOKEN))?.[0] ?? ''
  const isEnd = token === '>'
  if (isEnd || (token === '/' && walk.source.charAt(walk.at) === '>')) {
    if (!isEnd) walk.at++
    finishTag(walk, frame, isEnd)
  } else if (token === '{') {
    open(walk, 'code', { close: '}', key: frame.key })
    walk.before = '{'
  } else if (/^["'`]/u.test(token)) {
    const value = stringValue(token)
    if (frame.key === 'href') frame.address = value
    else if (frame.key !== 'value') addMember(frame.entry, frame.key, value)
  } else if (/^[\p{L}_$]/u.test(token)) frame.key = isBound(walk, token) ? '' : token
}

/** Reports whether the value of the attribute just read is an expression: `:name`, `@click`, `#header`, `v-if`. */
const isBound = ({ source, at }: Walk, name: string): boolean =>
  name.startsWith('v-') || /[:@#]/u.test(source.charAt(at - name.length - 1))

/** A component says what its attributes name. */
function finishTag(walk: Walk, { name, entry, address }: Frame, isOpen: boolean): void {
  close(walk)
  const markup = walk.frames.at(-1)
  const element = htmlName(name)
  const isEmpty = !isOpen || VOID.test(element)
  const said = /^\p{Lu}/u.test(name) ? entryHtml(entry, walk.shape) : ''
  if (!isEmpty) say(walk, address ? `<${element} href="${escapeHtml(address)}">` : `<${element}>`)
  else if (element === 'br') say(walk, '<br>')
  say(walk, said)
  if (markup === undefined) return
  if (!isEmpty) markup.depth++
  else leaveElement(walk, markup, 0)
}

/** The element that a component most likely is. */
function htmlName(name: string): string {
  const last = name.slice(name.lastIndexOf('.') + 1)
  if (/^[a-z]/u.test(last)) return last === 'template' ? 'div' : last
  if (/link$|anchor$/iu.test(last)) return 'a'
  if (/button$/iu.test(last)) return 'button'
  if (/trigger$|question$/iu.test(last)) return 'h6'
  if (/title$|heading$/iu.test(last)) return 'h3'
  return /text$|description$|paragraph$/iu.test(last) ? 'p' : 'div'
}
