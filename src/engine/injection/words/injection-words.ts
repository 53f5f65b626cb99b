import { ARABIC } from './injection-words-ar.ts'
import { BENGALI } from './injection-words-bn.ts'
import { BULGARIAN } from './injection-words-bg.ts'
import { CATALAN } from './injection-words-ca.ts'
import { CHINESE } from './injection-words-zh.ts'
import { CROATIAN } from './injection-words-hr.ts'
import { CZECH } from './injection-words-cs.ts'
import { DANISH } from './injection-words-da.ts'
import { DUTCH } from './injection-words-nl.ts'
import { ENGLISH } from './injection-words-en.ts'
import { FINNISH } from './injection-words-fi.ts'
import { FRENCH } from './injection-words-fr.ts'
import { GERMAN } from './injection-words-de.ts'
import { GREEK } from './injection-words-el.ts'
import { HEBREW } from './injection-words-he.ts'
import { HINDI } from './injection-words-hi.ts'
import { HUNGARIAN } from './injection-words-hu.ts'
import { INDONESIAN } from './injection-words-id.ts'
import { ITALIAN } from './injection-words-it.ts'
import { JAPANESE } from './injection-words-ja.ts'
import { KOREAN } from './injection-words-ko.ts'
import { NORWEGIAN } from './injection-words-no.ts'
import { PERSIAN } from './injection-words-fa.ts'
import { POLISH } from './injection-words-pl.ts'
import { PORTUGUESE } from './injection-words-pt.ts'
import { ROMANIAN } from './injection-words-ro.ts'
import { RUSSIAN } from './injection-words-ru.ts'
import { SPANISH } from './injection-words-es.ts'
import { SWAHILI } from './injection-words-sw.ts'
import { SWEDISH } from './injection-words-sv.ts'
import { TAGALOG } from './injection-words-tl.ts'
import { THAI } from './injection-words-th.ts'
import { TURKISH } from './injection-words-tr.ts'
import { UKRAINIAN } from './injection-words-uk.ts'
import { VIETNAMESE } from './injection-words-vi.ts'
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
