import { fold } from '../text/fold.ts'
import { wordsOf } from '../text/split-words.ts'
import { stemOf } from '../text/stem.ts'

/** The languages that businesses mostly speak or teach. */
const CODES = 'ar bg cs da de el en es fi fr he hi hr hu it ja ko nl pl pt ro ru sk sv tr uk zh'.split(' ')

const stemsByLanguage = new Map<string, ReadonlySet<string>>()

/** The stems of the names that languages have in one of them. */
export function languageNames(language: string): ReadonlySet<string> {
  const known = stemsByLanguage.get(language)
  if (known !== undefined) return known
  const names = new Intl.DisplayNames([language || 'en'], { type: 'language' })
  const stems = new Set(CODES.flatMap((code) => wordsOf(fold(names.of(code) ?? '')).map(stemOf)))
  stemsByLanguage.set(language, stems)
  return stems
}
