import { readFileSync, writeFileSync } from 'node:fs'
import { stemOf } from '#src/engine/answer/text/stem.ts'
import { wordsOf } from '#src/engine/answer/text/split-words.ts'

/**
 * Writes a table of how common stems are in a language, for `src/engine/answer/common-words/`. Reads a JSON array of texts:
 * eval/count-words.ts <language> <texts.json> <module.ts> <name>
 */
const SHARES = [0.3, 0.1, 0.03, 0.01, 0.006]
const MIN_TEXTS = 3
const WIDTH = 132

function countTexts(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) {
    const stems = new Set(
      wordsOf(text)
        .filter((word) => /^\p{L}{2,20}$/u.test(word))
        .map(stemOf),
    )
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  return counts
}

function wrap(words: readonly string[]): string {
  const lines = ['']
  for (const word of words) {
    const line = lines.at(-1) ?? ''
    if (line.length + word.length + 1 > WIDTH) lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return lines.map((line, at) => `    '${line}${at + 1 < lines.length ? ' ' : ''}'`).join(' +\n')
}

const [language = 'en', source = '', module = '', name = ''] = process.argv.slice(2)
const texts = JSON.parse(readFileSync(source, 'utf8')) as string[]
const counts = [...countTexts(texts)].filter(([, count]) => count >= MIN_TEXTS).toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
const tiers = SHARES.map((share, at) => {
  const above = at === 0 ? Infinity : (SHARES[at - 1] ?? 0)
  return counts.filter(([, count]) => count / texts.length >= share && count / texts.length < above).map(([stem]) => stem)
})
const body = tiers.map((tier) => `${wrap(tier)},`).join('\n')
const comment = `/** Stems by the share of ${texts.length} texts (${language}) that use them: at least ${SHARES.join(', ')}. */`
writeFileSync(module, `${comment}\nexport const ${name}: readonly string[] = [\n${body}\n]\n`)
console.log(tiers.map((tier) => tier.length).join(' '))
