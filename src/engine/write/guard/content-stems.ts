import { memoize } from '#src/base/memoize.ts'
import { SPOKEN_LANGUAGES, stopwordsOf } from '../../answer/lexicon/lexicon.ts'
import { wordsOf } from '../../answer/text/split-words.ts'
import { stemOf } from '../../answer/text/stem.ts'

const STOPWORDS = new Set(SPOKEN_LANGUAGES.flatMap((language) => [...stopwordsOf(language)]))
const REMEMBERED = 2_000

/** The stems of the words of a text that carry meaning; numbers are left out. */
export const contentStems = memoize(REMEMBERED, (text): string[] => [
  ...new Set(
    wordsOf(text)
      .filter((word) => word.length > 1 && !STOPWORDS.has(word) && !/^\p{N}/u.test(word))
      .map(stemOf),
  ),
])
