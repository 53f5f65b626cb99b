import { emptyEntry, entryHtml, isFeatureList, type DataEntry, type PriceShape } from './component-data.ts'

/** Code between brackets, a tag, or an element with what it holds, that is open. */
export interface Frame {
  kind: 'code' | 'tag' | 'markup'
  /** Of code: the bracket that ends it. */
  close: string
  /** Of code: the member or variable that it is the value of. Of a tag: its last attribute. */
  key: string
  /** Of code: the variable that it is the value of. */
  declares: string
  entry: DataEntry
  /** Of markup: how many elements are open. */
  depth: number
  /** Of a tag. */
  name: string
  address: string
  /** What it holds is not shown: a type, or the shape of data that were shown before. */
  silent: boolean
  /** Of code: it names what only the running program knows. */
  names: boolean
  /** Of an expression in markup: where it begins, and how much was shown before it. */
  from: number
  shown: number
}

/** Stands for what only the running program knows. */
export const GAP = '\uFFFC'

export interface Walk {
  source: string
  at: number
  frames: Frame[]
  /** How many of them are markup. */
  markups: number
  out: string[]
  /** The HTML of variables, '' once it was shown. */
  data: Map<string, string>
  shape: PriceShape
  /** The last token that is no white space. */
  before: string
  /**
   * The member whose value comes next, the variable that is being declared (`?` before its name), and the one whose
   * value comes next.
   */
  key: string
  variable: string
  declares: string
  isType: boolean
}

/** What stands deeper is left out. */
export const MAX_DEPTH = 60
/** Of code: comments to their end or opening, strings, numbers, words, white space, signs. */
export const TOKEN =
  /\/\/[^\n]{0,5000}|\/\*|"(?:[^"\\\n]|\\.){0,5000}"?|'(?:[^'\\\n]|\\.){0,5000}'?|`(?:[^`\\]|\\[\s\S]){0,5000}`?|\d[\d._]{0,20}|[\p{L}_$][\p{L}\p{N}_$-]{0,80}|\s{1,4096}|[\s\S]/uy

/** Opens a frame, as silent as the one around it. */
export function open(walk: Walk, kind: Frame['kind'], given: Partial<Frame>): Frame {
  const silent = walk.frames.at(-1)?.silent ?? false
  const frame: Frame = {
    kind,
    close: '',
    key: '',
    declares: '',
    entry: emptyEntry(),
    depth: 0,
    name: '',
    address: '',
    silent,
    names: false,
    from: 0,
    shown: 0,
    ...given,
  }
  if (kind === 'markup') walk.markups++
  walk.frames.push(frame)
  return frame
}

/** Ends the innermost frame: what it says goes to a variable, to what is shown, or to the frame around it. */
export function close(walk: Walk): void {
  const frame = walk.frames.pop()
  if (frame?.kind === 'markup') walk.markups--
  if (frame?.kind !== 'code' || frame.silent || walk.frames.length > MAX_DEPTH) return
  const parent = walk.frames.at(-1)
  if (parent?.kind === 'code') parent.names ||= frame.names
  if (parent?.close === '}' && isUnnamedOffer(frame.entry, parent.entry))
    frame.entry.name = frame.key.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  const html = entryHtml(frame.entry, walk.shape)
  if (html === '' && frame.entry.entries.length === 0) {
    if (parent?.kind === 'markup' && isGap(walk, frame)) say(walk, GAP)
    return
  }
  if (frame.declares !== '') walk.data.set(frame.declares, html)
  else if (parent === undefined || parent.kind === 'markup') say(walk, html)
  else if (frame.close === '}') handOver(frame, parent.entry, html)
  else {
    for (const entry of frame.entry.entries) parent.entry.entries.push(entry)
    for (const part of frame.entry.parts) parent.entry.parts.push(part)
  }
}

/** Whether an object with a price, in one that only lists such, is named by its key at most (`pro: { price: 19 }`). */
const isUnnamedOffer = (entry: DataEntry, list: DataEntry): boolean =>
  entry.price !== '' && entry.name === '' && list.name === '' && list.price === '' && list.texts.length === 0

/** Whether an expression that showed nothing names something, and opens no block of a template (`{#if`). */
const isGap = ({ source, out }: Walk, { names, from, shown }: Frame): boolean =>
  names && out.length === shown && !/[#/:@]/u.test(source.charAt(from))

/** An object in a list of features is one of them. */
function handOver({ key, entry }: Frame, to: DataEntry, html: string): void {
  const isFeature = isFeatureList(key) && entry.price === '' && entry.question === '' && entry.entries.length === 0
  const words = [entry.name, ...entry.texts].filter(Boolean).join(': ')
  if (isFeature && words !== '') to.entries.push(words)
  else to.parts.push(html)
}

/** Shows HTML, where anything is shown. */
export function say(walk: Walk, html: string): void {
  if (html !== '' && !walk.frames.at(-1)?.silent) walk.out.push(html)
}

/** The text that an expression matches right here, which is passed over. */
export function take(walk: Walk, pattern: RegExp): RegExpExecArray | undefined {
  pattern.lastIndex = walk.at
  const found = pattern.exec(walk.source) ?? undefined
  if (found) walk.at = pattern.lastIndex
  return found
}

/** Whether an expression matches right here. */
export function comesNext({ source, at }: Walk, pattern: RegExp): boolean {
  pattern.lastIndex = at
  return pattern.test(source)
}

/** Goes on behind the next such text, or at the end. */
export function passOver(walk: Walk, end: string): void {
  const at = walk.source.indexOf(end, walk.at)
  walk.at = at === -1 ? walk.source.length : at + end.length
}

/** What a string says, with gaps where a template fills something in. */
export const stringValue = (token: string): string =>
  token
    .slice(1, token.length > 1 && token.endsWith(token.charAt(0)) ? -1 : undefined)
    .replace(/\$\{[^{}]{0,200}\}/gu, GAP)
    .replace(/\\u\{?([0-9a-f]{4,5})\}?/giu, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\([\s\S])/gu, (_, sign: string) => (sign === 'n' ? '\n' : sign))
