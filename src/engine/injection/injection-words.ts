import { ARABIC } from './words/injection-words-ar.ts'
import { BENGALI } from './words/injection-words-bn.ts'
import { CHINESE } from './words/injection-words-zh.ts'
import { DUTCH } from './words/injection-words-nl.ts'
import { ENGLISH } from './words/injection-words-en.ts'
import { FRENCH } from './words/injection-words-fr.ts'
import { GERMAN } from './words/injection-words-de.ts'
import { HINDI } from './words/injection-words-hi.ts'
import { INDONESIAN } from './words/injection-words-id.ts'
import { ITALIAN } from './words/injection-words-it.ts'
import { JAPANESE } from './words/injection-words-ja.ts'
import { KOREAN } from './words/injection-words-ko.ts'
import { POLISH } from './words/injection-words-pl.ts'
import { PORTUGUESE } from './words/injection-words-pt.ts'
import { RUSSIAN } from './words/injection-words-ru.ts'
import { SPANISH } from './words/injection-words-es.ts'
import { TURKISH } from './words/injection-words-tr.ts'
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
]
