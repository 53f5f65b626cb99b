import { comparable } from './answers-measure.ts'
import type { NumberedItem } from './numbered-items.ts'
import { wordsIn } from './word-overlap.ts'

/** A sentence of a scripted reply. */
export interface ReplySentence {
  text: string
  /** Whether it claims something. Default: true. */
  claim?: boolean
  is_true: boolean
  /** How a false sentence is false. */
  kind?: string
  /** What supports a true sentence: texts of its pages, as a list or joined by ` | `. */
  support?: string | readonly string[]
  page?: string | readonly string[]
}

const MAX_CITED = 3

/**
 * Returns for each sentence the numbers of the items that a model would cite after it. A true sentence cites the items
 * that hold its support. A false one cites the most similar item: of those that the true sentences of `related` cite,
 * or else of all. A sentence without a claim cites nothing.
 */
export function citeSentences(
  sentences: readonly ReplySentence[],
  related: readonly ReplySentence[],
  items: readonly NumberedItem[],
): number[][] {
  const supported = related.filter((one) => one.is_true && hasSupport(one))
  const places = new Set(supported.flatMap((one) => citeTrue(one, items)))
  const near = items.filter(({ number }) => places.has(number))
  return sentences.map((sentence) => {
    if (sentence.claim === false) return []
    if (sentence.is_true) return citeTrue(sentence, items)
    const deceiving = mostAlike(sentence.text, near) ?? mostAlike(sentence.text, items)
    return deceiving ? [deceiving.number] : []
  })
}

/** Reports whether the file names what supports a sentence. */
export const hasSupport = ({ support }: ReplySentence): boolean => partsOf(support).length > 0

/** Reports whether some item holds a part of what supports a sentence. */
export function holdsSupport({ support }: ReplySentence, items: readonly NumberedItem[]): boolean {
  const parts = partsOf(support)
  return parts.length === 0 || items.some(({ text }) => parts.some((part) => comparable(text).includes(part)))
}

function partsOf(support: ReplySentence['support'] = []): string[] {
  return [support]
    .flat()
    .flatMap((one) => one.split(' | '))
    .map(comparable)
    .filter(Boolean)
}

function citeTrue({ text, support, page = [] }: ReplySentence, items: readonly NumberedItem[]): number[] {
  const ofPage = items.filter(({ url }) => [page].flat().some((one) => isPage(url, one)))
  const cited: number[] = []
  let left = partsOf(support)
  while (left.length > 0 && cited.length < MAX_CITED) {
    const held = ({ text: content }: NumberedItem): number =>
      left.filter((part) => comparable(content).includes(part)).length
    const most = Math.max(0, ...items.map(held))
    const best = items.filter((item) => held(item) === most)
    const chosen =
      mostAlike(
        text,
        best.filter((item) => ofPage.includes(item)),
      ) ??
      mostAlike(text, best) ??
      best[0]
    if (most === 0 || !chosen) break
    cited.push(chosen.number)
    left = left.filter((part) => !comparable(chosen.text).includes(part))
  }
  if (cited.length > 0) return cited
  const alike = mostAlike([...partsOf(support), text].join(' '), ofPage.length > 0 ? ofPage : items)
  return alike ? [alike.number] : []
}

function isPage(url: string, page: string): boolean {
  const path = URL.canParse(url) ? decodeURIComponent(new URL(url).pathname) : ''
  return path !== '' && path.replace(/\/$/, '/index.html') === `/${page}`
}

/** Returns the item that shares most of a text's words, rare ones above all. */
export function mostAlike(text: string, items: readonly NumberedItem[]): NumberedItem | undefined {
  const words = new Set(wordsIn(text))
  const known = items.map((item) => ({ item, words: new Set(wordsIn(item.text)) }))
  const weight = (word: string): number => 1 / (1 + known.filter((one) => one.words.has(word)).length)
  const scored = known.map(({ item, words: own }) => ({
    item,
    score: [...words].reduce((sum, word) => sum + (own.has(word) ? weight(word) : 0), 0),
  }))
  const best = scored.reduce((most, one) => (one.score > most.score ? one : most), { item: items[0], score: 0 })
  return best.score > 0 ? best.item : undefined
}
