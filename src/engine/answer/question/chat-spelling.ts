import { memoize } from '#src/base/memoize.ts'
import { partsOf } from '../../language/language-packs.ts'

const ACTS = partsOf('acts')

const spellingIn = memoize(ACTS.length, (language): ReadonlyMap<string, string> => {
  const pairs = (ACTS.find((acts) => acts.language === language)?.spelling ?? '').split(', ').filter(Boolean)
  return new Map(
    pairs.map((pair) => {
      const [written = '', meant = ''] = pair.split('=')
      return [written, meant]
    }),
  )
})

/** A message with its chat spellings written out: "wen r u open 2day" as "when are you open today". */
export function writeOut(text: string, language: string): string {
  const spelling = spellingIn(language)
  return spelling.size === 0
    ? text
    : text.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => spelling.get(word.toLowerCase()) ?? word)
}
