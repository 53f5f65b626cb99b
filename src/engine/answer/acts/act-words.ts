import { arabicActs } from './visitor-acts-ar.ts'
import { germanActs } from './visitor-acts-de.ts'
import { englishActs } from './visitor-acts-en.ts'
import { spanishActs } from './visitor-acts-es.ts'
import { frenchActs } from './visitor-acts-fr.ts'
import { italianActs } from './visitor-acts-it.ts'
import { dutchActs } from './visitor-acts-nl.ts'
import { portugueseActs } from './visitor-acts-pt.ts'
import type { ActWords } from './act-types.ts'

/** The acts of visitors in every language that has a table for them. */
export const ALL_ACTS: readonly ActWords[] = [
  englishActs,
  germanActs,
  frenchActs,
  spanishActs,
  italianActs,
  dutchActs,
  portugueseActs,
  arabicActs,
]

/** The table of a language, or `undefined` when it has none. */
export const actsIn = (language: string): ActWords | undefined => ALL_ACTS.find((acts) => acts.language === language)
