import { escapeHtml } from '#src/base/escape-html.ts'
import {
  addMarkup,
  addMember,
  addPrices,
  entryHtml,
  entryRow,
  hasPrice,
  isFeatureList,
  isHiddenPart,
  type DataEntry,
} from './component-data.ts'
import { priceShape } from './component-prices.ts'
import { comesNext, type Frame, GAP, MAX_DEPTH, open, passOver, say, take, type Walk } from './component-walk.ts'

/** Of code: comments to their end or opening, strings, numbers, words, white space, signs. */
const TOKEN =
  /\/\/[^\n]{0,5000}|\/\*|"(?:[^"\\\n]|\\.){0,5000}"?|'(?:[^'\\\n]|\\.){0,5000}'?|`(?:[^`\\]|\\[\s\S]){0,5000}`?|\d[\d._]{0,20}|[\p{L}_$][\p{L}\p{N}_$-]{0,80}|\s{1,4096}|[\s\S]/uy

/** Ends the innermost frame: what it says goes to a variable, to what is shown, or to the frame around it. */
function close(walk: Walk): void {
  const frame = walk.frames.pop()
  if (frame?.kind === 'markup') walk.markups--
  const parent = walk.frames.at(-1)
  if (frame?.kind === 'markup' && frame.key !== '') addMarkupMember(walk, frame)
  if (frame?.kind !== 'code' || frame.silent || walk.frames.length > MAX_DEPTH) return
  if (parent?.kind === 'code') parent.names ||= frame.names
  const { entry } = frame
  if (parent?.close === '}' && addPrices(parent.entry, frame.key, entry)) return
  nameOffer(frame, parent)
  if (frame.close === ']' && !isFeatureList(frame.key) && !entry.entries.some(isWritten)) entry.entries = []
  const html = entryHtml(entry, walk.shape)
  if (html === '' && entry.entries.length === 0) {
    if (parent?.kind === 'markup' && isGap(walk, frame)) say(walk, GAP)
    return
  }
  if (frame.declares !== '') walk.data.set(frame.declares, { html, rows: entry.rows.join('') })
  else if (parent === undefined || parent.kind === 'markup') say(walk, html)
  else if (frame.close === '}') handOver(walk, frame, parent.entry)
  else {
    for (const list of ['entries', 'parts', 'rows'] as const)
      for (const text of entry[list]) parent.entry[list].push(text)
  }
}

/** Gives the markup that is the value of a member to its object. */
function addMarkupMember(walk: Walk, { key, shown }: Frame): void {
  const object = walk.frames.slice(-2).findLast(({ close: bracket }) => bracket === '}')
  const html = walk.out.splice(shown).join('')
  if (object) addMarkup(object.entry, key, html)
}

/**
 * Names an object with a price that is only named in the program: by its `id`, or by its key in an object of such
 * (`pro: { price: 19 }`).
 */
function nameOffer({ key, entry }: Frame, parent: Frame | undefined): void {
  if (!hasPrice(entry) || entry.name !== '' || parent?.kind !== 'code') return
  const list = parent.entry
  const isKeyed = parent.close === '}' && list.name === '' && !hasPrice(list) && list.texts.length === 0
  const name = entry.id || (isKeyed ? key : '')
  if (name !== '' && entry.others.length === 0) entry.name = name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** Whether an expression that showed nothing names something, and opens no block of a template (`{#if`). */
const isGap = ({ source, out }: Walk, { names, from, shown }: Frame): boolean =>
  names && out.length === shown && !/[#/:@]/u.test(source.charAt(from))

/** An object in a list of features is one of them. */
function handOver({ shape }: Walk, { key, entry }: Frame, to: DataEntry): void {
  const isWhole = entry.entries.length === 0 && entry.parts.length === 0
  const isFeature = isFeatureList(key) && !hasPrice(entry) && entry.question === '' && isWhole
  const words = [entry.name, ...entry.texts].filter(Boolean).join(': ')
  if (isFeature && words !== '') to.entries.push(words)
  else {
    to.parts.push(entryHtml(entry, shape))
    to.rows.push(entryRow(entry, shape))
  }
}

/** Returns the text of a string, with gaps where a template fills something in. */
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
const isWritten = (text: string): boolean => /^[\p{Lu}\p{Lo}\p{N}][^/{}<>#=]{0,500}[\p{Ll}\p{Lo}]/u.test(text)
/** An abbreviation among what is written for people is a name. */
const CAPITALS = /^\p{Lu}[\p{Lu}\p{N} &.+-]{1,20}$/u
/** Data that a heading, a link or a list of terms shows (`<h3>{plans[0].name}</h3>`) are more than a part of it. */
const END_OF_TEXT = '</h1></h2></h3></h4></h5></h6></dt></dd></dl></a>'
const EMPTY = { html: '', rows: '' }
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
    openMarkup(walk, frame)
    return
  }
  if (/["'`]/u.test(first)) readString(walk, frame, stringValue(token))
  else if (/\d/u.test(first)) readNumber(walk, frame, token)
  else if (/[\p{L}_$]/u.test(first)) readWord(walk, frame, token)
  else readSign(walk, frame, token)
  walk.before = token
}

/** Opens markup: the value of a member of an object, or what is shown. */
function openMarkup(walk: Walk, { close: bracket, key, kind }: Frame): void {
  const around = walk.frames.at(-2)
  const isMember = kind === 'code' && (bracket === '}' || (bracket === ')' && around?.close === '}'))
  const member = bracket === '}' ? walk.key : key
  open(walk, 'markup', { key: isMember ? member : '', shown: walk.out.length })
  walk.key = ''
}

function readSign(walk: Walk, frame: Frame, sign: string): void {
  const closing = CLOSING[sign]
  if (closing !== undefined) {
    const isInherited = frame.close !== '}' || walk.frames.at(-2)?.kind === 'tag'
    const silent = frame.silent || (sign === '{' && walk.isType) || (sign !== '(' && isHiddenPart(walk.key))
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
    const { html, rows } = walk.data.get(word) ?? EMPTY
    say(walk, walk.tables > 0 && rows !== '' ? rows : END_OF_TEXT + html)
    walk.data.set(word, EMPTY)
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
  else if (frame.close === ']' && (isFeatureList(frame.key) || isWritten(value) || CAPITALS.test(value)))
    frame.entry.entries.push(value)
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
    const element = htmlName(tag[0].replace(/[</>\s]/gu, ''))
    if (element === 'table') walk.tables--
    say(walk, `</${element}>`)
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
  if (!isEmpty && element === 'table') walk.tables++
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
 * Returns what the source of a component shows, as HTML: its markup, and the names, prices, features, questions and
 * texts in its objects, at the place where the markup shows them. Reads the source once.
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
    tables: 0,
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
  return [...walk.out, ...[...walk.data.values()].map(({ html }) => html)].join('')
}
