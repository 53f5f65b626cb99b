import { load, loadAll } from 'js-yaml'
import { parse as parseToml } from 'smol-toml'
import { type DataNode, type DataValue, isNode, toTree } from './data-tree.ts'

/** Reads a data file into a tree. Returns `undefined` if the file is not well-formed. */
export function readDataFile(path: string, text: string): DataNode | undefined {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  try {
    return asNode(parse(extension, text))
  } catch {
    return undefined
  }
}

const asNode = (value: DataValue | undefined): DataNode | undefined => (isNode(value) ? value : undefined)

function parse(extension: string, text: string): DataValue | undefined {
  switch (extension) {
    case 'json':
      return toTree(JSON.parse(text.replace(/^\uFEFF/u, '')))
    case 'jsonc':
    case 'json5':
      return toTree(JSON.parse(text.replace(/^\s*\/\/.*$/gmu, '').replace(/,(\s*[}\]])/gu, '$1')))
    case 'yaml':
    case 'yml':
      return readYaml(text)
    case 'toml':
      return toTree(parseToml(text))
    case 'csv':
      return readTable(text)
    case 'tsv':
      return readTable(text, '\t')
    case 'po':
      return readMessages(text)
    default:
      return undefined
  }
}

function readYaml(text: string): DataValue | undefined {
  const documents = loadAll(text)
  return toTree(documents.length === 1 ? documents[0] : documents)
}

/** Splits a document into its front matter and the text below it. */
export function splitFrontMatter(text: string): { data: DataNode | undefined; body: string } {
  const found = /^\uFEFF?(---|\+\+\+)\r?\n([\s\S]{0,20000}?)\r?\n\1[ \t]*(?:\r?\n|$)/u.exec(text)
  if (!found) return { data: undefined, body: text }
  const [whole, mark, inside = ''] = found
  const body = text.slice(whole.length)
  try {
    return { data: asNode(toTree(mark === '---' ? load(inside) : parseToml(inside))), body }
  } catch {
    return { data: undefined, body }
  }
}

/** Reads CSV by RFC 4180, with the separator that the first line uses most. */
function readTable(text: string, given?: string): DataValue | undefined {
  const [first = ''] = text.split('\n')
  const sign = given ?? (first.split(';').length > first.split(',').length ? ';' : ',')
  const [names = [], ...rows] = readRows(text.replace(/^\uFEFF/u, ''), sign)
  return toTree(rows.map((row) => Object.fromEntries(names.map((name, at) => [name.trim(), row[at]?.trim() ?? '']))))
}

function readRows(text: string, sign: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"\\n${sign === '\t' ? '\\t' : sign}]*))(${sign === '\t' ? '\\t' : sign}|\\r?\\n|$)`,
    'gu',
  )
  for (const [, quoted, plain, end] of text.matchAll(cell)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain?.replace(/\r$/u, '') ?? '')
    if (end === sign) continue
    if (row.some((one) => one !== '')) rows.push(row)
    row = []
    if (end === '') break
  }
  return rows
}

/** Reads the translations of a gettext catalogue, or its source texts if it has none. */
function readMessages(text: string): DataValue | undefined {
  const texts = [...text.matchAll(/^msgid\s((?:"[^\n]*"\s*)+)msgstr\s((?:"[^\n]*"\s*)+)/gmu)].flatMap(
    ([, id, translation]) => {
      const said = unquoted(translation ?? '') || unquoted(id ?? '')
      return said === '' || unquoted(id ?? '') === '' ? [] : [said]
    },
  )
  return toTree({ texts })
}

const unquoted = (text: string): string =>
  [...text.matchAll(/"((?:[^"\\]|\\.)*)"/gu)]
    .map(([, part = '']) => part.replace(/\\n/gu, '\n').replace(/\\(.)/gu, '$1'))
    .join('')
    .trim()
