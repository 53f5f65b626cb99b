import { lazily } from '#src/base/recalling.ts'
import { fold } from '../text/fold.ts'
import { alternatives } from '../text/word-lists.ts'
import { ACT_KINDS, type ActKind } from './act-types.ts'
import { ALL_ACTS } from './act-words.ts'

/** What a visitor does with a message beside asking, and in which language. */
export interface Act {
  kind: ActKind
  language: string
}

const WHOLE: ReadonlySet<ActKind> = new Set(['yes', 'ok', 'no', 'help'])
const MAX_READ = 500

/** Expressions of each language: for whole messages, and for what may be part of one. */
const expressions = lazily(() =>
  ALL_ACTS.map(({ language, heard }) => ({
    language,
    acts: ACT_KINDS.map((kind) => {
      const list = `(?:${alternatives(heard[kind])})`
      const source = WHOLE.has(kind) ? `^${list}$` : `(?<![\\p{L}\\p{N}])${list}(?![\\p{L}\\p{N}])`
      return { kind, pattern: new RegExp(source, 'u') }
    }),
  })),
)

const bare = (text: string): string =>
  fold(text.slice(0, MAX_READ))
    .replace(/[’`]/gu, "'")
    .replace(/[^\p{L}\p{M}\p{N}']+/gu, ' ')
    .trim()

/** The act of a message, in the visitor's language first; `undefined` for one that only asks or tells something. */
export function readAct(text: string, language: string): Act | undefined {
  const said = bare(text)
  const spoken = expressions().toSorted((a, b) => Number(b.language === language) - Number(a.language === language))
  const found = (isWhole: boolean) => (table: (typeof spoken)[number]) =>
    table.acts
      .filter(({ kind, pattern }) => WHOLE.has(kind) === isWhole && pattern.test(said))
      .map(({ kind }): Act => ({ kind, language: table.language }))
  return spoken.flatMap(found(true))[0] ?? spoken.slice(0, 1).flatMap(found(false))[0]
}
