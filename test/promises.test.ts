import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const DOCUMENT = readFileSync('docs/promises.md', 'utf8')
const DECISIONS = '../shared/spec/decisions.md'

/** First cells of a page's tables, without their heads. */
function listRows(page: string): string[] {
  const cells = page.split('\n').flatMap((line) => /^\| (.*?) \|/.exec(line)?.[1] ?? [])
  return cells.filter((cell) => !/^(---|open point|decision|thing|link)$/.test(cell))
}

test.skipIf(!existsSync(DECISIONS))('every decision has its row', () => {
  const kept = listRows(DOCUMENT)
  const plain = (cell: string) => cell.replaceAll('`', '')
  const missing = listRows(readFileSync(DECISIONS, 'utf8')).filter(
    (row) => !kept.some((cell) => plain(row).startsWith(plain(cell))),
  )
  expect(missing).toEqual([])
})
