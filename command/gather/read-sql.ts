import { type DataNode } from './data-tree.ts'

const INSERT =
  /insert\s+into\s+[`"[]?(?:\w+[`"\]]?\.[`"[]?)?(\w+)[`"\]]?\s*\(([^()]{1,2000})\)\s*values\s*((?:\((?:[^()']|'(?:[^']|'')*'|\([^()]*\))*\)\s*,?\s*)+)/giu
const ROW = /\(((?:[^()']|'(?:[^']|'')*'|\([^()]*\))*)\)/gu
const VALUE = /\s*(?:'((?:[^']|'')*)'|([^,']+))\s*(?:,|$)/gu

/** Reads the rows that SQL inserts, by table. */
export function readInserts(sql: string): DataNode {
  const members = [...sql.matchAll(INSERT)].map(([, table = '', columns = '', rows = '']) => {
    const names = columns.split(',').map((name) => name.replace(/[`"'[\]\s]/gu, ''))
    const entries = [...rows.matchAll(ROW)].map(([, row = '']) => ({ key: '', value: readRow(names, row) }))
    return { key: table, value: { call: '', members: entries } }
  })
  return { call: '', members }
}

function readRow(names: readonly string[], row: string): DataNode {
  const values = [...row.matchAll(VALUE)].map(([, text, bare]) =>
    text === undefined ? (Number.isNaN(Number(bare)) ? '' : Number(bare)) : text.replaceAll("''", "'"),
  )
  return {
    call: '',
    members: names.flatMap((key, at) => {
      const value = values[at]
      return value === undefined || value === '' ? [] : [{ key, value }]
    }),
  }
}
