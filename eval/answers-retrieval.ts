import { readFileSync } from 'node:fs'
import { buildAnswerIndex, retrievePassages } from '#src/engine/answer/answer.ts'
import { asking } from './answers-measure.ts'

interface RetrievalSet {
  docs: { id: string; title: string; text: string }[]
  queries: { q: string; rel: string[] }[]
}

/**
 * Measures the recall at 1 and at 5 of some documents and queries: the share of queries with a relevant document among
 * the first.
 */
export function measureRetrieval(
  file: string,
  language: string,
): { recall1: number; recall5: number; msPerQuery: number } {
  const { docs, queries } = JSON.parse(readFileSync(file, 'utf8')) as RetrievalSet
  const items = docs.map(({ id, title, text }) => ({
    id,
    type: title === '' ? ('document' as const) : ('faq' as const),
    title,
    content: text,
    category: '',
    url: '',
    language,
  }))
  const index = buildAnswerIndex(items, { name: '', language })
  let first = 0
  let five = 0
  const started = performance.now()
  for (const { q, rel } of queries) {
    const found = [...new Set(retrievePassages(index, asking(q), 30).map((passage) => passage.itemId))]
    if (rel.includes(found[0] ?? '')) first++
    if (found.slice(0, 5).some((id) => rel.includes(id))) five++
  }
  const count = Math.max(1, queries.length)
  return { recall1: first / count, recall5: five / count, msPerQuery: (performance.now() - started) / count }
}
