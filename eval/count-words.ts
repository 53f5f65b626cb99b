import { readFileSync, writeFileSync } from 'node:fs'
import { stemOf } from '#src/engine/language/stem.ts'
import { wordsOf } from '#src/engine/language/split-words.ts'

/**
 * Writes a table of a language's common stems for `src/engine/language/common-words/`. Reads a JSON array of texts or a
 * text file with a word and its count in each line: eval/count-words.ts <language> <texts.json | counts.txt>
 * <module.ts> <name>
 */
const SHARES = [0.3, 0.1, 0.03, 0.01, 0.006]
const MIN_TEXTS = 3
/** Words in a text, if only words were counted. */
const TEXT_WORDS = 120
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

/** Returns the share of texts that use each stem. */
function sharesIn(texts: readonly string[]): [string, number][] {
  return [...countTexts(texts)]
    .filter(([, count]) => count >= MIN_TEXTS)
    .map(([stem, count]) => [stem, count / texts.length])
}

/** Returns the shares for texts of `TEXT_WORDS` words drawn from the counts. */
function sharesOf(counts: string): [string, number][] {
  const stems = new Map<string, number>()
  let all = 0
  for (const line of counts.split('\n')) {
    const [written = '', count = 0] = line.split(' ')
    all += Number(count)
    for (const word of wordsOf(written).filter((one) => /^\p{L}{2,20}$/u.test(one))) {
      stems.set(stemOf(word), (stems.get(stemOf(word)) ?? 0) + Number(count))
    }
  }
  return [...stems].map(([stem, count]) => [stem, 1 - (1 - count / all) ** TEXT_WORDS])
}

const [language = 'en', source = '', module = '', name = ''] = process.argv.slice(2)
const read = readFileSync(source, 'utf8')
const isCounted = source.endsWith('.txt')
const texts = isCounted ? [] : (JSON.parse(read) as string[])
const shares = (isCounted ? sharesOf(read) : sharesIn(texts)).toSorted(
  (a, b) => b[1] - a[1] || a[0].localeCompare(b[0]),
)
const tiers = SHARES.map((share, at) => {
  const above = at === 0 ? Infinity : (SHARES[at - 1] ?? 0)
  return shares.filter(([, of]) => of >= share && of < above).map(([stem]) => stem)
})
const body = tiers.map((tier) => `${wrap(tier)},`).join('\n')
const counted = isCounted
  ? `texts of ${TEXT_WORDS} words, by word counts of OpenSubtitles 2018`
  : `${texts.length} texts`
const comment = `/** Stems by the share of ${counted} (${language}) that use them: at least ${SHARES.join(', ')}. */`
writeFileSync(module, `${comment}\nexport const ${name}: readonly string[] = [\n${body}\n]\n`)
console.log(tiers.map((tier) => tier.length).join(' '))
