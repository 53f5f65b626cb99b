import { computeOnce, memoize } from '#src/base/memoize.ts'
import { SPOKEN_LANGUAGES, stopwordsOf } from '../../language/lexicon.ts'
import { wordsOf } from '../../language/split-words.ts'
import { stemOf } from '../../language/stem.ts'
import { ABOUT_PHRASES } from '../../values/value-lexicon.ts'

const STOPWORDS = new Set(SPOKEN_LANGUAGES.flatMap((language) => [...stopwordsOf(language)]))
/** Words of values that do not distinguish anything. */
const OF_VALUES = computeOnce(
  () =>
    new Set([
      'am',
      'pm',
      'uhr',
      'uur',
      'eur',
      'euro',
      'usd',
      'gbp',
      'chf',
      'h',
      'min',
      ...ABOUT_PHRASES().entries.keys(),
    ]),
)
/** The letter of "Package A", which elsewhere is an article. */
const LETTER_NAME = /(?:(?<=\p{L}{3} )[A-HJ-Z](?![\p{L}\p{N}'’])|^[A-Z](?=:| \())/gu
const REMEMBERED = 2_000

/** Returns the stems of the words that carry meaning, without numbers. */
export const contentStems = memoize(REMEMBERED, (text): string[] => [
  ...new Set([
    ...(text.match(LETTER_NAME) ?? []),
    ...wordsOf(text)
      .filter((word) => !STOPWORDS.has(word) && !OF_VALUES().has(word) && !/^\p{N}/u.test(word))
      .map(stemOf),
  ]),
])
