import { escapeHtml } from '#src/base/escape-html.ts'
import {
  emptyEntry,
  entryHtml,
  isFeatureList,
  isHiddenPart,
  type DataEntry,
  type PriceShape,
  addMember,
  priceShape,
} from './component-data.ts'

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
  /** The text of variables that are strings. */
  strings: Map<string, string>
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
const MAX_DEPTH = 60
/** Of code: comments to their end or opening, strings, numbers, words, white space, signs. */
const TOKEN =
  /\/\/[^\n]{0,5000}|\/\*|"(?:[^"\\\n]|\\.){0,5000}"?|'(?:[^'\\\n]|\\.){0,5000}'?|`(?:[^`\\]|\\[\s\S]){0,5000}`?|\d[\d._]{0,20}|[\p{L}_$][\p{L}\p{N}_$-]{0,80}|\s{1,4096}|[\s\S]/uy

/** Opens a frame, as silent as the one around it. */
function open(walk: Walk, kind: Frame['kind'], given: Partial<Frame>): Frame {
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
function close(walk: Walk): void {
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
  const isWhole = entry.entries.length === 0 && entry.parts.length === 0
  const isFeature = isFeatureList(key) && entry.price === '' && entry.question === '' && isWhole
  const words = [entry.name, ...entry.texts].filter(Boolean).join(': ')
  if (isFeature && words !== '') to.entries.push(words)
  else to.parts.push(html)
}

/** Shows HTML, where anything is shown. */
function say(walk: Walk, html: string): void {
  if (html !== '' && !walk.frames.at(-1)?.silent) walk.out.push(html)
}

/** The text that an expression matches right here, which is passed over. */
function take(walk: Walk, pattern: RegExp): RegExpExecArray | undefined {
  pattern.lastIndex = walk.at
  const found = pattern.exec(walk.source) ?? undefined
  if (found) walk.at = pattern.lastIndex
  return found
}

/** Whether an expression matches right here. */
function comesNext({ source, at }: Walk, pattern: RegExp): boolean {
  pattern.lastIndex = at
  return pattern.test(source)
}

/** Goes on behind the next such text, or at the end. */
function passOver(walk: Walk, end: string): void {
  const at = walk.source.indexOf(end, walk.at)
  walk.at = at === -1 ? walk.source.length : at + end.length
}

/** What a string says, with gaps where a template fills something in. */
const stringValue = (token: string): string =>
  token
    .slice(1, token.length > 1 && token.endsWith(token.charAt(0)) ? -1 : undefined)
    .replace(/\$\{[^{}]{0,200}\}/gu, GAP)
    .replace(/\\u\{?([0-9a-f]{4,5})\}?/giu, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\([\s\S])/gu, (_, sign: string) => (sign === 'n' ? '\n' : sign))

const CLOSING: Record<string, string> = { '{': '}', '[': ']', '(': ')' }
const COLON = /\s{0,20}\??:(?!:)/uy
const CLOSES = /\s{0,20}\}/uy
const TYPE_NAME = /\s{1,9}\p{Lu}/uy
/** What is written for people, in a list of whatever name. */
const WORDS = /^[\p{Lu}\p{Lo}\p{N}][^/{}<>#=]{0,500}[\p{Ll}\p{Lo}]/u
/** Data that a heading names (`<h3>{plans[0].name}</h3>`) are more than a heading. */
const END_OF_HEADING = '</h1></h2></h3></h4></h5></h6>'
const COMES_BEFORE_MARKUP = /^(?:[(,=?:&|>{[;}]|return|)$/u

/** Reads one token of code. */
function readCode(walk: Walk, frame: Frame): void {
  const start = walk.at
  const token = take(walk, TOKEN)?.[0] ?? ''
  const first = token.charAt(0)
  if (token === '/*') return passOver(walk, '*/')
  if (token.startsWith('//') || /^\s/u.test(token)) return
  if (first === '<' && /[A-Za-z>]/u.test(walk.source.charAt(walk.at)) && COMES_BEFORE_MARKUP.test(walk.before)) {
    walk.at = start
    open(walk, 'markup', {})
    return
  }
  if (/["'`]/u.test(first)) readString(walk, frame, stringValue(token))
  else if (/\d/u.test(first)) readNumber(walk, frame, token)
  else if (/[\p{L}_$]/u.test(first)) readWord(walk, frame, token)
  else readSign(walk, frame, token)
  walk.before = token
}

function readSign(walk: Walk, frame: Frame, sign: string): void {
  const closing = CLOSING[sign]
  if (closing !== undefined) {
    const isInherited = frame.close !== '}' || walk.frames.at(-2)?.kind === 'tag'
    const silent = frame.silent || (sign === '{' && (walk.isType || isHiddenPart(walk.key)))
    if (sign === '{') walk.isType = false
    const key = walk.key || walk.declares || (isInherited ? frame.key : '')
    open(walk, 'code', { close: closing, key, declares: walk.declares, silent })
    walk.declares = ''
    if (walk.variable === '?') walk.variable = ''
  } else if (sign === '=' && !/[=>]/u.test(walk.source.charAt(walk.at)) && walk.variable !== '?') {
    walk.declares = walk.variable
    walk.variable = ''
  } else if (sign === frame.close) close(walk)
  else if (sign === ';') walk.declares = ''
  if (/[,;{}[\]()]/u.test(sign)) walk.key = isComputedKey(walk, sign) ? walk.before : ''
}

const DECLARES = new Set(['const', 'let', 'var'])

function readWord(walk: Walk, frame: Frame, word: string): void {
  frame.names = true
  if (DECLARES.has(word) || /^(?:function|class|import|export|return)$/u.test(word)) walk.isType = false
  if (DECLARES.has(word)) {
    walk.variable = '?'
    walk.declares = ''
  } else if (walk.variable === '?') walk.variable = word
  else if (word === 'interface' || (word === 'type' && walk.before !== 'import' && comesNext(walk, TYPE_NAME)))
    walk.isType = true
  else if (isKey(walk, frame)) walk.key = word
  else if (walk.markups > 0 && walk.strings.has(word) && walk.before === '{' && comesNext(walk, CLOSES))
    say(walk, walk.strings.get(word) ?? '')
  else if (walk.markups > 0 && walk.data.has(word) && walk.before !== '.') {
    say(walk, END_OF_HEADING + (walk.data.get(word) ?? ''))
    walk.data.set(word, '')
    silence(walk)
  }
}

/**
 * Whether the bracket that was just read closes the name of a member (`[Plan.Pro]:`), whose last word then names it.
 */
const isComputedKey = (walk: Walk, sign: string): boolean =>
  sign === ']' && walk.frames.at(-1)?.close === '}' && comesNext(walk, COLON)

/** The markup that an expression holds is the shape of the data that it names. */
function silence({ frames }: Walk): void {
  const near = frames.slice(-MAX_DEPTH)
  for (const frame of near.slice(near.findLastIndex(({ kind }) => kind !== 'code') + 1)) frame.silent = true
}

/** Whether the word that was just read names a member. */
const isKey = (walk: Walk, { close: bracket }: Frame): boolean =>
  walk.key === '' && bracket === '}' && /^[{,]$/u.test(walk.before) && comesNext(walk, COLON)

/** The attribute whose value an expression is, or falls back on (`name={plan?.name || 'Small'}`). */
function attributeOf({ frames, before }: Walk): DataEntry | undefined {
  const around = frames.at(-2)
  return around?.kind === 'tag' && /^[{|?]$/u.test(before) ? around.entry : undefined
}

function readNumber(walk: Walk, frame: Frame, value: string): void {
  const attribute = attributeOf(walk)
  if (attribute && walk.key === '') addMember(attribute, frame.key, value)
  else if (walk.before === '{' && walk.frames.at(-2)?.kind === 'markup' && comesNext(walk, CLOSES)) say(walk, value)
  else addValue(walk, frame, value)
}

function readString(walk: Walk, frame: Frame, value: string): void {
  const around = walk.frames.at(-2)
  const attribute = attributeOf(walk)
  if (walk.declares !== '' && walk.before === '=') walk.strings.set(walk.declares, escapeHtml(value))
  else if (walk.key !== '') addValue(walk, frame, value)
  else if (isKey(walk, frame)) walk.key = value
  else if (frame.close === ']' && (isFeatureList(frame.key) || WORDS.test(value))) frame.entry.entries.push(value)
  else if (attribute) addMember(attribute, frame.key, value)
  else if (walk.before === '{' && around?.kind === 'markup') say(walk, escapeHtml(value))
}

function addValue(walk: Walk, frame: Frame, value: string): void {
  if (walk.key === '' || frame.close !== '}') return
  addMember(frame.entry, walk.key, value)
  walk.key = ''
}

const VOID = /^(?:area|br|col|hr|img|input|link|meta|source|track|wbr)$/u
const TEXT = /[^<{]{1,4096}/uy
const CLOSING_TAG = /<\/[\w.:-]{0,80}\s{0,200}>/uy
/** A quoted value, which may span lines. */
const QUOTED = /"[^"]{0,5000}"|'[^']{0,5000}'/uy
const OPENING_TAG = /<([A-Za-z][\w.:-]{0,80}|(?=>))/uy

/** Reads a tag, a run of text or the opening of an expression. */
function readMarkup(walk: Walk, frame: Frame): void {
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
function readTag(walk: Walk, frame: Frame): void {
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

const COMPONENT = new RegExp(
  '(?<![\\s\\S])<(?:script|template)[\\s>]|^[ \\t]{0,8}(?:import\\s[^\\n]{1,300}\\sfrom\\s["\']|export (?:default|const|function|async)\\s|' +
    `["']use client["']|<script\\s(?:setup|lang=)|\\{[#@][a-z]{2,6}\\s|(?:${[...DECLARES, 'function'].join('|')})\\s[\\w$]{1,60}\\s?[=(])`,
  'mu',
)

const PAGE = /<!(?:doctype|DOCTYPE) html|<head>/u

/** Whether a text is the source of a component or of its data rather than what it shows. */
export const isComponent = (text: string): boolean => COMPONENT.test(text.trimStart()) && !PAGE.test(text)

/**
 * What the source of a component shows, as HTML: its markup, and what its objects say of names, prices, features,
 * questions and texts, at the place where the markup shows them. One pass over the source.
 */
export function componentHtml(text: string): string {
  const source = text
    .replace(/<style(?:\s[^<>]{0,200})?>[^<]{0,100000}(?:<\/style>|$)/giu, '')
    .replace(/<\/?script(?:\s[^<>]{0,200})?>|^---$/gimu, '\n;\n')
  const walk: Walk = {
    source,
    at: 0,
    frames: [],
    markups: 0,
    out: [],
    data: new Map(),
    strings: new Map(),
    shape: priceShape(source),
    before: '',
    key: '',
    variable: '',
    declares: '',
    isType: false,
  }
  while (walk.at < source.length) {
    const frame = walk.frames.at(-1) ?? open(walk, 'code', {})
    if (frame.kind === 'code') readCode(walk, frame)
    else if (frame.kind === 'tag') readTag(walk, frame)
    else readMarkup(walk, frame)
  }
  while (walk.frames.length > 0) close(walk)
  return [...walk.out, ...walk.data.values()].join('')
}
