import { ARABIC } from './words/injection-words-ar.ts'
import { BENGALI } from './words/injection-words-bn.ts'
import { BULGARIAN } from './words/injection-words-bg.ts'
import { CATALAN } from './words/injection-words-ca.ts'
import { CHINESE } from './words/injection-words-zh.ts'
import { CROATIAN } from './words/injection-words-hr.ts'
import { CZECH } from './words/injection-words-cs.ts'
import { DANISH } from './words/injection-words-da.ts'
import { DUTCH } from './words/injection-words-nl.ts'
import { ENGLISH } from './words/injection-words-en.ts'
import { FINNISH } from './words/injection-words-fi.ts'
import { FRENCH } from './words/injection-words-fr.ts'
import { GERMAN } from './words/injection-words-de.ts'
import { GREEK } from './words/injection-words-el.ts'
import { HEBREW } from './words/injection-words-he.ts'
import { HINDI } from './words/injection-words-hi.ts'
import { HUNGARIAN } from './words/injection-words-hu.ts'
import { INDONESIAN } from './words/injection-words-id.ts'
import { ITALIAN } from './words/injection-words-it.ts'
import { JAPANESE } from './words/injection-words-ja.ts'
import { KOREAN } from './words/injection-words-ko.ts'
import { NORWEGIAN } from './words/injection-words-no.ts'
import { PERSIAN } from './words/injection-words-fa.ts'
import { POLISH } from './words/injection-words-pl.ts'
import { PORTUGUESE } from './words/injection-words-pt.ts'
import { ROMANIAN } from './words/injection-words-ro.ts'
import { RUSSIAN } from './words/injection-words-ru.ts'
import { SPANISH } from './words/injection-words-es.ts'
import { SWAHILI } from './words/injection-words-sw.ts'
import { SWEDISH } from './words/injection-words-sv.ts'
import { TAGALOG } from './words/injection-words-tl.ts'
import { THAI } from './words/injection-words-th.ts'
import { TURKISH } from './words/injection-words-tr.ts'
import { UKRAINIAN } from './words/injection-words-uk.ts'
import { VIETNAMESE } from './words/injection-words-vi.ts'
import type { InjectionWords } from './injection-concepts.ts'

/** The words of instructions to an assistant, by language. */
export const INJECTION_WORDS: readonly InjectionWords[] = [
  ENGLISH,
  CHINESE,
  HINDI,
  SPANISH,
  FRENCH,
  ARABIC,
  BENGALI,
  PORTUGUESE,
  RUSSIAN,
  INDONESIAN,
  GERMAN,
  JAPANESE,
  TURKISH,
  KOREAN,
  ITALIAN,
  DUTCH,
  POLISH,
  SWEDISH,
  DANISH,
  NORWEGIAN,
  FINNISH,
  CZECH,
  HUNGARIAN,
  ROMANIAN,
  UKRAINIAN,
  GREEK,
  BULGARIAN,
  CROATIAN,
  CATALAN,
  VIETNAMESE,
  SWAHILI,
  TAGALOG,
  THAI,
  HEBREW,
  PERSIAN,
]
