import type { DataNode, DataValue } from './data-tree.ts'

/** A token of a program: a text, a number, a word or a sign. */
interface Token {
  kind: 'string' | 'number' | 'word' | 'sign'
  text: string
  /** No white space comes before it. */
  isAdjacent: boolean
  /** A template fills in part of it. */
  hasGap: boolean
}

const LINE_COMMENT = { slashes: /\/\/[^\n]*/y, hashes: /#(?![{\w]*\})[^\n]*/y }
const BLOCK_COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/y
const SPACE = /\s+/y
const HEREDOC = /<<[~-]?(["']?)([A-Z][A-Z_]{1,30})\1[^\n]*\n([\s\S]{0,20000}?)\n[ \t]*\2\b/y
const TRIPLE = /("""|''')([\s\S]{0,20000}?)\1/y
const STRING = /"((?:[^"\\\n]|\\[\s\S]){0,20000})"|'((?:[^'\\\n]|\\[\s\S]){0,20000})'|`((?:[^`\\]|\\[\s\S]){0,20000})`/y
const WORD_LIST = /%[wW][[({]([^\])}]{0,5000})[\])}]/y
const NUMBER = /\d[\d_]*(?:\.\d+)?/y
const WORD = /[@$]{0,2}[\p{L}_][\p{L}\p{N}_]*[?!]?/uy
const SYMBOL = /(?<![\w:)\]]):[a-z_]\w*/y
const ARROW = /=>|===?|!==?|<=|>=|&&|\|\||::|\?\?|\?\./y

/** Reads the objects, lists and constants in the source of a program: TypeScript, JavaScript, Python, Ruby or PHP. */
export function readLiterals(source: string, path: string): DataNode {
  const tokens = tokenize(source, /\.(?:py|rb|php|rake)$/u.test(path), /\.rb$|\.rake$/u.test(path))
  const reader: Reader = { tokens, at: 0, isTagged: !/\.(?:py|rb|php|rake)$/u.test(path), depth: 0 }
  const members: DataNode['members'] = []
  while (reader.at < tokens.length) {
    for (const member of readGroup(reader, '').members) members.push(member)
    reader.at++
  }
  return { call: '', members }
}

function tokenize(source: string, hasHashes: boolean, hasSymbols: boolean): Token[] {
  const tokens: Token[] = []
  let at = 0
  let isAdjacent = false
  const match = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(source)
    if (found) at = pattern.lastIndex
    return found ?? undefined
  }
  const push = (kind: Token['kind'], text: string, hasGap = false): void => {
    tokens.push({ kind, text, isAdjacent, hasGap })
    isAdjacent = true
  }
  while (at < source.length) {
    if (
      match(SPACE) ||
      match(BLOCK_COMMENT) ||
      (hasHashes && match(LINE_COMMENT.hashes)) ||
      (!(hasHashes && hasSymbols) && source.charAt(at - 1) !== ':' && match(LINE_COMMENT.slashes))
    ) {
      isAdjacent = false
      continue
    }
    const long = match(HEREDOC)?.[3] ?? match(TRIPLE)?.[2]
    if (long !== undefined) {
      push('string', unindented(long), hasTemplate(long))
      continue
    }
    const list = match(WORD_LIST)
    if (list) {
      push('sign', '[')
      for (const word of (list[1] ?? '').split(/\s+/u).filter(Boolean)) {
        push('string', word)
        push('sign', ',')
      }
      push('sign', ']')
      continue
    }
    const text = match(STRING)
    if (text) {
      const inside = text[1] ?? text[2] ?? text[3] ?? ''
      push('string', unescaped(inside), hasTemplate(inside))
      continue
    }
    const number = match(NUMBER)
    if (number) {
      push('number', number[0].replaceAll('_', ''))
      continue
    }
    const symbol = hasSymbols ? match(SYMBOL) : undefined
    if (symbol) {
      push('word', symbol[0].slice(1))
      continue
    }
    const word = match(WORD)
    if (word) {
      push('word', word[0])
      continue
    }
    const sign = match(ARROW)?.[0] ?? source.charAt(at++)
    push('sign', sign)
  }
  return tokens
}

const hasTemplate = (text: string): boolean => /[$#]\{|\{\$|%\(\w+\)s/u.test(text)

function unescaped(text: string): string {
  return text
    .replace(/\\u\{?([0-9a-f]{4,5})\}?/giu, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\\n\s*/gu, '')
    .replace(/\\([\s\S])/gu, (_, sign: string) => (sign === 'n' ? '\n' : sign === 't' ? ' ' : sign))
}

function unindented(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()
}

interface Reader {
  tokens: Token[]
  at: number
  /** Whether `<Card name="…">` may occur. */
  isTagged: boolean
  depth: number
}

const CLOSING: Record<string, string> = { '{': '}', '[': ']', '(': ')' }
const MAX_DEPTH = 60

/** The member of a group that is being read. */
interface Open {
  key: string
  value: DataValue | undefined
  /** The last word, with the words before it (`Plan.create!`): the function of a call that may follow. */
  call: string
  joins: boolean
}

const NOTHING: Open = { key: '', value: undefined, call: '', joins: false }

/** Reads a group up to its closing sign, which stays the current token. */
function readGroup(reader: Reader, close: string): DataNode {
  const node: DataNode = { call: '', members: [] }
  let open: Open = { ...NOTHING }
  const finish = (): void => {
    // `Interval.Month`
    if (open.key !== '') open.value ??= /^\p{Lu}\w*\.(\p{Lu}\w*)$/u.exec(open.call)?.[1]
    if (open.value !== undefined) node.members.push({ key: open.key, value: open.value })
    open = { ...NOTHING }
  }
  reader.depth++
  for (; reader.at < reader.tokens.length; reader.at++) {
    const token = reader.tokens[reader.at]
    if (token === undefined) break
    if (token.kind === 'sign' && token.text === close) break
    const key = keyAt(reader)
    if (key !== undefined) {
      finish()
      open.key = key
      reader.at++
    } else if (token.kind === 'sign') {
      if (readSign(reader, open, node) === 'end') finish()
    } else if (token.kind === 'word') readWord(reader, open, token)
    else if (!token.hasGap) readValue(open, token, node)
    else open.joins = false
  }
  finish()
  reader.depth--
  return node
}

/** Returns the name of a member or variable that gets its value here. */
function keyAt({ tokens, at }: Reader): string | undefined {
  const [token, next, after] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (token === undefined || next?.kind !== 'sign' || token.kind === 'number' || token.kind === 'sign') return undefined
  const before = tokens[at - 1]
  if (before?.text === '?' && next.text === ':') return undefined
  if (next.text === '=') return token.kind === 'word' ? token.text.replace(/^[@$]+/u, '') : undefined
  if (next.text === ':') return after?.text === ':' ? undefined : token.text
  // A function with one parameter is written with the same sign.
  if (next.text === '=>') return token.kind === 'string' || before?.text !== '(' ? token.text : undefined
  return undefined
}

function readSign(reader: Reader, open: Open, node: DataNode): 'end' | undefined {
  const { text } = reader.tokens[reader.at] ?? { text: '' }
  const closing = CLOSING[text]
  if (closing !== undefined) {
    const { call } = open
    reader.at++
    const inner = readGroup(reader, closing)
    take(open, node, text === '(' ? argument(inner, call) : { ...inner, call })
    open.call = ''
    return undefined
  }
  if (text === '<' && reader.isTagged && isTag(reader)) {
    const tag = readTag(reader)
    if (tag) node.members.push({ key: '', value: tag })
    return undefined
  }
  if (text === ',' || text === ';') return 'end'
  // The value of `plans: Plan[] = [` comes after the second sign.
  if (text === '=') open.value = undefined
  open.joins = text === '+' || text === '.' || text === '\\'
  if (text !== '.' && text !== '::' && text !== '?.') open.call = ''
  return undefined
}

function readWord({ tokens, at }: Reader, open: Open, token: Token): void {
  const before = tokens[at - 1]?.text
  const isPart = (before === '.' || before === '::') && open.call !== ''
  open.call = isPart ? `${open.call}.${token.text}` : token.text
  if (open.key !== '' && open.value === undefined && /^(?:true|false|True|False)$/u.test(token.text))
    open.value = token.text.toLowerCase() === 'true'
  open.joins = false
}

function readValue(open: Open, token: Token, node: DataNode): void {
  const value = token.kind === 'number' ? Number(token.text) : token.text
  if (typeof open.value === 'string' && typeof value === 'string' && open.joins) open.value += value
  else take(open, node, value)
  open.joins = token.kind === 'string'
  open.call = ''
}

/** A member has one value. Anything after it, such as the arguments of `.map(…)`, is kept without a name. */
function take(open: Open, node: DataNode, value: DataValue | undefined): void {
  if (value === undefined) return
  if (open.value === undefined) open.value = value
  else if (typeof value === 'object') node.members.push({ key: '', value })
}

/** Returns the content of a call: its named arguments, its list, or its only argument. */
function argument(inner: DataNode, call: string): DataValue | undefined {
  const [only, fallback] = inner.members
  if (inner.members.length === 0) return undefined
  // `env('CONTACT_EMAIL', 'hello@…')` contains the default.
  if (
    inner.members.length === 2 &&
    /(?:env|getenv|fetch|get)$/iu.test(call) &&
    only?.key === '' &&
    fallback?.key === ''
  )
    return fallback.value
  if (inner.members.length === 1 && only?.key === '')
    return typeof only.value === 'object' ? { ...only.value, call: call || only.value.call } : only.value
  return { ...inner, call }
}

/** Reports whether a tag begins here, rather than a comparison or a type. */
function isTag({ tokens, at, depth }: Reader): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  const isType = token?.isAdjacent === true && (before?.kind === 'word' || before?.text === ')')
  return depth < MAX_DEPTH && next?.kind === 'word' && next.isAdjacent && !isType
}

/** Reads the attributes of an opening tag. */
function readTag(reader: Reader): DataNode | undefined {
  const node: DataNode = { call: reader.tokens[reader.at + 1]?.text ?? '', members: [] }
  for (reader.at += 2; reader.at < reader.tokens.length; reader.at++) {
    const token = reader.tokens[reader.at]
    if (token?.text === '>' || token === undefined) break
    const key = keyAt(reader)
    const value = reader.tokens[reader.at + 2]
    if (key !== undefined && value?.kind === 'string') {
      node.members.push({ key, value: value.text })
      reader.at += 2
    } else if (key !== undefined && value?.text === '{') {
      reader.at += 3
      const inner = readGroup(reader, '}')
      const [only] = inner.members
      if (only) node.members.push({ key, value: inner.members.length === 1 && only.key === '' ? only.value : inner })
    } else if (token.text === '{') {
      reader.at++
      readGroup(reader, '}')
    }
  }
  return /^\p{Lu}/u.test(node.call) && node.members.length > 0 ? node : undefined
}
