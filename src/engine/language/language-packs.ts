import { arabic } from './packs/ar.ts'
import { chinese } from './packs/zh.ts'
import { dutch } from './packs/nl.ts'
import { english } from './packs/en.ts'
import { french } from './packs/fr.ts'
import { german } from './packs/de.ts'
import { greek } from './packs/el.ts'
import { hindi } from './packs/hi.ts'
import { indonesian } from './packs/id.ts'
import { italian } from './packs/it.ts'
import { japanese } from './packs/ja.ts'
import { korean } from './packs/ko.ts'
import { polish } from './packs/pl.ts'
import { portuguese } from './packs/pt.ts'
import { russian } from './packs/ru.ts'
import { spanish } from './packs/es.ts'
import { swedish } from './packs/sv.ts'
import { thai } from './packs/th.ts'
import { turkish } from './packs/tr.ts'
import type { LanguagePack } from './packs/language-pack.ts'

/** A list that is written over several lines, in one. */
const joinLines = (text: string): string => (text.includes('\n') ? text.trim().replace(/\s*\n\s*/g, ' ') : text)

/** The languages that Foyer knows words of. Where two know a word, the first counts. */
export const PACKS: readonly LanguagePack[] = [
  english,
  german,
  french,
  spanish,
  portuguese,
  italian,
  dutch,
  arabic,
  chinese,
  greek,
  hindi,
  japanese,
  korean,
  polish,
  russian,
  thai,
  turkish,
  swedish,
  indonesian,
].map((pack): LanguagePack =>
  JSON.parse(JSON.stringify(pack), (_, value: unknown) => (typeof value === 'string' ? joinLines(value) : value)),
)

type Part = Exclude<keyof LanguagePack, 'language' | 'frequent'>
type PartWords<Name extends Part> = NonNullable<LanguagePack[Name]> & { language: string }

/** Returns a part of the packs that have it, each with its language. */
export const partsOf = <Name extends Part>(name: Name): readonly PartWords<Name>[] =>
  PACKS.flatMap((pack) => {
    const words = pack[name]
    return words === undefined ? [] : [{ ...words, language: pack.language }]
  })

/** Returns the part of a language, or else the English one. */
export function partOf<Name extends Part>(name: Name, language: string): PartWords<Name> {
  const parts = partsOf(name)
  const found = parts.find((part) => part.language === language) ?? parts.find((part) => part.language === 'en')
  if (found === undefined) throw new Error(`English lacks the part ${name}`)
  return found
}

/** Splits a list at its commas. */
export const splitList = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

/** Splits a list by key: `2: two; 3: three, trio`. */
export const splitKeyed = (list: string): (readonly [key: string, entries: string])[] =>
  list
    .split(';')
    .filter((row) => row.trim() !== '')
    .map((row) => {
      const at = row.indexOf(':')
      return [row.slice(0, at).trim(), row.slice(at + 1).trim()] as const
    })
