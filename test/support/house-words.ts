import { fold } from '#src/engine/language/fold.ts'
import { PACKS, splitKeyed, splitList } from '#src/engine/language/language-packs.ts'
import type { SourceFile } from './source-files.ts'

/** Where words of a natural language belong in packs. Prompts are English, but for the lines that test a judge. */
const IN_SCOPE =
  /^src\/(?:engine\/(?!language\/(?:packs|texts|leads|sites|common-words)\/|write\/(?:prompt|judge)\/|injection\/(?:words|judge)\/)|features\/(?:conversations|leads|channels\/whatsapp)\/).*(?<!\.test)\.ts$/
const FOREIGN_LETTER = /(?![a-z])\p{L}/iu
const MIN_LETTERS = 3

/** The entries of all packs, folded. */
function readEntries(): ReadonlySet<string> {
  const lists = PACKS.flatMap(({ values, questions, phrases }) => {
    const { numbers = '', currencies = '', units = '', spans = '' } = values ?? {}
    // Words for concepts in the best-known languages name things in code too: "menu", "service".
    const concepts = questions?.light === undefined ? (questions?.concepts ?? '') : ''
    const keyed = [numbers, currencies, units, spans, concepts].flatMap(splitKeyed).map(([, list]) => list)
    return [...keyed, questions?.stopwords ?? '', ...Object.values(phrases?.heard ?? {})]
  })
  return new Set(lists.flatMap(splitList).map((entry) => fold(entry.replace('!', ''))))
}

/** Reports whether a text is a list of words that holds two entries of packs. */
function isWordList(text: string, entries: ReadonlySet<string>): boolean {
  const parts = text.split(/\||,\s/).map(fold)
  return parts.filter((part) => part.length >= MIN_LETTERS && entries.has(part)).length >= 2
}

/** Lists the files with words that belong in a language pack, each with the first line that has them. */
export function findWordsOutsidePacks(files: SourceFile[]): { path: string; line: number }[] {
  const entries = readEntries()
  return files
    .filter(({ path }) => IN_SCOPE.test(path))
    .flatMap(({ path, texts }) => {
      const found = texts.find(({ text }) => FOREIGN_LETTER.test(text) || isWordList(text, entries))
      return found === undefined ? [] : [{ path, line: found.line }]
    })
}
