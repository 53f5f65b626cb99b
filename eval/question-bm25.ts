/** The usual values. */
const K1 = 1.2
const B = 0.75

/**
 * Returns a function that ranks questions by plain BM25, for comparison: lower-case words, no stems, no word lists. It
 * returns the place of the first, or `undefined` if no question shares a word.
 */
export function rankByQuestion(questions: readonly string[], language: string): (asked: string) => number | undefined {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  const wordsIn = (text: string): string[] =>
    [...segmenter.segment(text.toLowerCase())].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
  const documents = questions.map(wordsIn)
  const average = documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, documents.length)
  const rarityOf = (word: string): number => {
    const held = documents.filter((words) => words.includes(word)).length
    return Math.log(1 + (documents.length - held + 0.5) / (held + 0.5))
  }
  return (asked) => {
    const terms = [...new Set(wordsIn(asked))].map((word) => ({ word, rarity: rarityOf(word) }))
    let [first, best]: [number | undefined, number] = [undefined, 0]
    for (const [at, words] of documents.entries()) {
      const norm = K1 * (1 - B + (B * words.length) / average)
      const score = terms.reduce((sum, { word, rarity }) => {
        const frequency = words.filter((one) => one === word).length
        return sum + (rarity * frequency * (K1 + 1)) / (frequency + norm)
      }, 0)
      if (score > best) [first, best] = [at, score]
    }
    return first
  }
}
