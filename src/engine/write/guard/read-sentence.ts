import { languageOfWords } from '../../language/spoken-language.ts'
import { wordsOf } from '../../language/split-words.ts'
import { readValues } from '../../values/read-values.ts'
import type { Value } from '../../values/value-types.ts'

/** Returns the values of a text in the language of its words, or in the expected one if the words tell none. */
export const readSentence = (text: string, expected = ''): Value[] =>
  readValues(text, languageOfWords(text, wordsOf(text), expected) || expected)
