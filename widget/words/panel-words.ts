import type { Language } from './reader-language.ts'
import { ar } from './words-ar.ts'
import { de } from './words-de.ts'
import { en } from './words-en.ts'
import { es } from './words-es.ts'
import { fr } from './words-fr.ts'
import { it } from './words-it.ts'
import { ja } from './words-ja.ts'
import { nl } from './words-nl.ts'
import { pl } from './words-pl.ts'
import { pt } from './words-pt.ts'
import { tr } from './words-tr.ts'
import type { Words } from './words-types.ts'
import { zh } from './words-zh.ts'

/** What the panel says, by language. */
export const words: Record<Language, Words> = { en, de, fr, es, pt, it, nl, pl, tr, ar, ja, zh }
