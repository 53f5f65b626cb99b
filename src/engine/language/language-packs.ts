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
import { arabicLeads } from './leads/ar-leads.ts'
import { dutchLeads } from './leads/nl-leads.ts'
import { englishLeads } from './leads/en-leads.ts'
import { frenchLeads } from './leads/fr-leads.ts'
import { germanLeads } from './leads/de-leads.ts'
import { italianLeads } from './leads/it-leads.ts'
import { portugueseLeads } from './leads/pt-leads.ts'
import { spanishLeads } from './leads/es-leads.ts'
import { arabicSite } from './sites/ar-site.ts'
import { germanSite } from './sites/de-site.ts'
import { greekSite } from './sites/el-site.ts'
import { englishSite } from './sites/en-site.ts'
import { spanishSite } from './sites/es-site.ts'
import { frenchSite } from './sites/fr-site.ts'
import { hindiSite } from './sites/hi-site.ts'
import { italianSite } from './sites/it-site.ts'
import { japaneseSite } from './sites/ja-site.ts'
import { koreanSite } from './sites/ko-site.ts'
import { dutchSite } from './sites/nl-site.ts'
import { portugueseSite } from './sites/pt-site.ts'
import { russianSite } from './sites/ru-site.ts'
import { thaiSite } from './sites/th-site.ts'
import { chineseSite } from './sites/zh-site.ts'
import { arabicTexts } from './texts/ar-texts.ts'
import { chineseTexts } from './texts/zh-texts.ts'
import { dutchTexts } from './texts/nl-texts.ts'
import { englishTexts } from './texts/en-texts.ts'
import { frenchTexts } from './texts/fr-texts.ts'
import { germanTexts } from './texts/de-texts.ts'
import { greekTexts } from './texts/el-texts.ts'
import { hindiTexts } from './texts/hi-texts.ts'
import { indonesianTexts } from './texts/id-texts.ts'
import { italianTexts } from './texts/it-texts.ts'
import { japaneseTexts } from './texts/ja-texts.ts'
import { koreanTexts } from './texts/ko-texts.ts'
import { polishTexts } from './texts/pl-texts.ts'
import { portugueseTexts } from './texts/pt-texts.ts'
import { russianTexts } from './texts/ru-texts.ts'
import { spanishTexts } from './texts/es-texts.ts'
import { swedishTexts } from './texts/sv-texts.ts'
import { thaiTexts } from './texts/th-texts.ts'
import { turkishTexts } from './texts/tr-texts.ts'
import type { LanguageLeads } from './leads/lead-words.ts'
import type { LanguagePack } from './packs/language-pack.ts'
import type { LanguageSite } from './sites/site-words.ts'
import type { LanguageTexts } from './texts/language-texts.ts'

/** A list that is written over several lines, in one. */
const joinLines = (text: string): string => (text.includes('\n') ? text.trim().replace(/\s*\n\s*/g, ' ') : text)

type Language = LanguagePack & LanguageTexts & Partial<LanguageLeads> & Partial<LanguageSite>

const LEADS: readonly LanguageLeads[] = [
  englishLeads,
  germanLeads,
  frenchLeads,
  spanishLeads,
  italianLeads,
  portugueseLeads,
  dutchLeads,
  arabicLeads,
]
const SITES: readonly LanguageSite[] = [
  arabicSite,
  germanSite,
  greekSite,
  englishSite,
  spanishSite,
  frenchSite,
  hindiSite,
  italianSite,
  japaneseSite,
  koreanSite,
  dutchSite,
  portugueseSite,
  russianSite,
  thaiSite,
  chineseSite,
]
const TEXTS: readonly LanguageTexts[] = [
  englishTexts,
  germanTexts,
  frenchTexts,
  spanishTexts,
  portugueseTexts,
  italianTexts,
  dutchTexts,
  arabicTexts,
  chineseTexts,
  greekTexts,
  hindiTexts,
  japaneseTexts,
  koreanTexts,
  polishTexts,
  russianTexts,
  thaiTexts,
  turkishTexts,
  swedishTexts,
  indonesianTexts,
]

/** The languages that Foyer knows words of. Where two know a word, the first counts. */
export const PACKS: readonly Language[] = [
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
].map((pack): Language =>
  JSON.parse(
    JSON.stringify({
      ...TEXTS.find(({ language }) => language === pack.language),
      ...SITES.find(({ language }) => language === pack.language),
      ...LEADS.find(({ language }) => language === pack.language),
      ...pack,
    }),
    (_, value: unknown) => (typeof value === 'string' ? joinLines(value) : value),
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
