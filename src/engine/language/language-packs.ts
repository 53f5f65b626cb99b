import * as languages from './all-languages.ts'
import type { LanguageLeads } from './leads/lead-words.ts'
import type { LanguagePack } from './packs/language-pack.ts'
import type { LanguageSite } from './sites/site-words.ts'
import type { LanguageTexts } from './texts/language-texts.ts'

type Language = LanguagePack & LanguageTexts & Partial<LanguageLeads & LanguageSite>

/** If two languages know a word, the earlier one counts. */
const ORDER = 'en de fr es pt it nl ar zh el hi ja ko pl ru th tr sv id'.split(' ')

/** Joins the lines of a list. */
const joinLines = (text: string): string => (text.includes('\n') ? text.trim().replace(/\s*\n\s*/g, ' ') : text)

const byLanguage = Map.groupBy(Object.values(languages), ({ language }) => language)

/**
 * The languages that Foyer knows words of, each with its pack, its texts, its words for leads and those for websites.
 */
export const PACKS: readonly Language[] = ORDER.map((code): Language =>
  JSON.parse(JSON.stringify(Object.assign({}, ...(byLanguage.get(code) ?? []))), (_, value: unknown) =>
    typeof value === 'string' ? joinLines(value) : value,
  ),
)

const ENGLISH = PACKS.find(({ language }) => language === 'en')

type Part = Exclude<keyof Language, 'language' | 'frequent'>
type PartWords<Name extends Part> = NonNullable<Language[Name]> & { language: string }

/** Returns a part of the packs that have it, each with its language. */
export const partsOf = <Name extends Part>(name: Name): readonly PartWords<Name>[] =>
  PACKS.flatMap((pack) => {
    const words = pack[name]
    return words === undefined ? [] : [{ ...words, language: pack.language }]
  })

/** Returns the part of a language, or else the English one. */
export function partOf<Name extends Part>(name: Name, language: string): PartWords<Name> {
  const pack = PACKS.find((one) => one.language === language && one[name] !== undefined) ?? ENGLISH
  const words = pack?.[name]
  if (pack === undefined || words === undefined) throw new Error(`English lacks the part ${name}`)
  return { ...words, language: pack.language }
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
