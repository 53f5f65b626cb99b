import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'

/** An import, re-export, dynamic import, import type or `new URL('./file.ts', import.meta.url)`. */
export interface Import {
  specifier: string
  /** Path from the repository's root, for files of this repository. */
  file?: string
  /** Package name, such as `@fastify/static`. Node's own modules keep their `node:`. */
  library?: string
  typesOnly: boolean
  line: number
}

/** A place in the code that a rule checks. */
export interface Finding {
  what: 'any' | 'non-null !' | 'type check switched off' | 'process.env'
  line: number
}

/** A string, a part of a template, a text in JSX or a regular expression. */
export interface Text {
  text: string
  line: number
}

export interface SourceFile {
  path: string
  lines: string[]
  texts: Text[]
  imports: Import[]
  findings: Finding[]
}

interface Node {
  type: string
  start: number
  [member: string]: unknown
}

/** Lists files that Git tracks or would add, relative to the root. */
export function listFiles(): string[] {
  const listing = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  })
  return listing.split('\0').filter((path) => path !== '' && existsSync(path))
}

export const isCode = (path: string): boolean => /\.(ts|tsx|mts|cts|mjs|cjs|js|jsx)$/.test(path)

export function readSourceFile(path: string): SourceFile {
  return parseSourceFile(path, readFileSync(path, 'utf8'))
}

/** Parses a file, types included. Throws on a syntax error. */
export function parseSourceFile(path: string, text: string): SourceFile {
  const { program, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const lineAt = lineCounter(text)
  const imports: Import[] = []
  const findings: Finding[] = []
  const texts: Text[] = []
  for (const { value, start } of comments) {
    if (/@ts-(ignore|nocheck|expect-error)/.test(value))
      findings.push({ what: 'type check switched off', line: lineAt(start) })
  }
  walk(program, (node) => {
    const found = importOf(node)
    if (found) imports.push({ ...found, ...targetOf(found.specifier, path), line: lineAt(node.start) })
    const what = findingOf(node)
    if (what) findings.push({ what, line: lineAt(node.start) })
    const said = textOf(node)
    if (said !== undefined) texts.push({ text: said, line: lineAt(node.start) })
  })
  return { path, lines: text.replace(/\n$/, '').split('\n'), texts, imports, findings }
}

/** Visits a node and those below it, parents first. A generator would take five times as long. */
function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const element of value) walk(element, visit)
  } else if (isNode(value)) {
    visit(value)
    for (const name in value) walk(value[name], visit)
  }
}

function textOf({ type, value, regex }: Node): string | undefined {
  if (type === 'JSXText') return typeof value === 'string' ? value : undefined
  if (type === 'TemplateElement') return (value as { cooked: string | null }).cooked ?? ''
  if (type !== 'Literal') return undefined
  return typeof value === 'string' ? value : (regex as { pattern: string } | undefined)?.pattern
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function importOf(node: Node): Pick<Import, 'specifier' | 'typesOnly'> | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      return from(node.source, (node.importKind ?? node.exportKind) === 'type')
    case 'ImportExpression':
      return from(node.source, false)
    case 'TSImportType':
      return from(node.source, true)
    case 'NewExpression':
      return isNamed(node.callee, 'URL') && Array.isArray(node.arguments) && isMetaUrl(node.arguments[1])
        ? from(node.arguments[0], false)
        : undefined
    default:
      return undefined
  }
}

function from(source: unknown, typesOnly: boolean): Pick<Import, 'specifier' | 'typesOnly'> | undefined {
  return isNode(source) && typeof source.value === 'string' ? { specifier: source.value, typesOnly } : undefined
}

function findingOf(node: Node): Finding['what'] | undefined {
  if (node.type === 'TSAnyKeyword') return 'any'
  if (node.type === 'TSNonNullExpression' || node.definite === true) return 'non-null !'
  if (node.type === 'MemberExpression' && isNamed(node.object, 'process') && isNamed(node.property, 'env'))
    return 'process.env'
  if (node.type === 'VariableDeclarator' && isNamed(node.init, 'process')) return 'process.env'
  return undefined
}

function isNamed(value: unknown, name: string): boolean {
  return isNode(value) && value.type === 'Identifier' && value.name === name
}

function isMetaUrl(value: unknown): boolean {
  return (
    isNode(value) && value.type === 'MemberExpression' && isNode(value.object) && value.object.type === 'MetaProperty'
  )
}

function targetOf(specifier: string, importer: string): Pick<Import, 'file' | 'library'> {
  const path = specifier.replace(/\?.*$/, '')
  if (path.startsWith('#src/')) return { file: path.slice(1) }
  if (path.startsWith('.')) return { file: normalize(join(dirname(importer), path)) }
  if (path.startsWith('node:')) return { library: path }
  return { library: path.split('/', path.startsWith('@') ? 2 : 1).join('/') }
}

function lineCounter(text: string): (offset: number) => number {
  return (offset) => text.slice(0, offset).split('\n').length
}
