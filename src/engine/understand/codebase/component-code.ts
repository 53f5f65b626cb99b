import { escapeHtml } from '#src/base/escape-html.ts'
import { addMember, isFeatureList, type DataEntry } from './component-data.ts'
import {
  close,
  comesNext,
  MAX_DEPTH,
  open,
  passOver,
  say,
  stringValue,
  take,
  TOKEN,
  type Frame,
  type Walk,
} from './component-walk.ts'

const CLOSING: Record<string, string> = { '{': '}', '[': ']', '(': ')' }
const COLON = /\s{0,20}\??:(?!:)/uy
const TYPE_NAME = /\s{1,9}\p{Lu}/uy
/** What is written for people, in a list of whatever name. */
const WORDS = /^[\p{Lu}\p{Lo}\p{N}][^/{}<>#=]{0,500}[\p{Ll}\p{Lo}]/u
/** Data that a heading names (`<h3>{plans[0].name}</h3>`) are more than a heading. */
const END_OF_HEADING = '</h1></h2></h3></h4></h5></h6>'
const COMES_BEFORE_MARKUP = /^(?:[(,=?:&|>{[;}]|return|)$/u

/** Reads one token of code. */
export function readCode(walk: Walk, frame: Frame): void {
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
    const silent = frame.silent || (sign === '{' && walk.isType)
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

function readWord(walk: Walk, frame: Frame, word: string): void {
  frame.names = true
  if (/^(?:const|let|var|function|class|import|export|return)$/u.test(word)) walk.isType = false
  if (/^(?:const|let|var)$/u.test(word)) {
    walk.variable = '?'
    walk.declares = ''
  } else if (walk.variable === '?') walk.variable = word
  else if (word === 'interface' || (word === 'type' && walk.before !== 'import' && comesNext(walk, TYPE_NAME)))
    walk.isType = true
  else if (isKey(walk, frame)) walk.key = word
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
  else addValue(walk, frame, value)
}

function readString(walk: Walk, frame: Frame, value: string): void {
  const around = walk.frames.at(-2)
  const attribute = attributeOf(walk)
  if (walk.key !== '') addValue(walk, frame, value)
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
