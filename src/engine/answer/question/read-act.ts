import { computeOnce } from '#src/base/memoize.ts'
import { alternatives } from '../../language/word-lists.ts'
import { fold } from '../../language/fold.ts'
import { partsOf } from '../../language/language-packs.ts'

/** What a visitor wants besides an answer, and their language. */
export interface Act {
  kind: ActKind
  language: string
  /** Another sentence of the message asks something. */
  asksToo: boolean
}

const WHOLE: ReadonlySet<ActKind> = new Set(['yes', 'ok', 'no', 'help'])
const MAX_READ = 500

/** Compiles the expressions of each language, for whole messages and for parts. */
const expressions = computeOnce(() =>
  partsOf('acts').map(({ language, heard }) => ({
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

const SENTENCE_END = /(?<=[.!?؟\n])\s+/u
const ASKS = /[?؟]\s*$/u

/**
 * Reads the act of a message, in the visitor's language first. Returns `undefined` if it only asks or tells something.
 */
export function readAct(text: string, language: string): Act | undefined {
  const tables = expressions().toSorted((a, b) => Number(b.language === language) - Number(a.language === language))
  const said = bare(text)
  for (const table of tables) {
    const whole = table.acts.find(({ kind, pattern }) => WHOLE.has(kind) && pattern.test(said))
    if (whole) return { kind: whole.kind, language: table.language, asksToo: false }
  }
  const parts = tables.find((table) => table.language === language)?.acts.filter(({ kind }) => !WHOLE.has(kind)) ?? []
  const act = parts.find(({ pattern }) => pattern.test(said))
  if (!act) return undefined
  const asking = text
    .slice(0, MAX_READ)
    .split(SENTENCE_END)
    .filter((sentence) => ASKS.test(sentence))
  return { kind: act.kind, language, asksToo: asking.some((sentence) => !act.pattern.test(bare(sentence))) }
}

export const ACT_KINDS = ['trouble', 'quote', 'booking', 'availability', 'yes', 'ok', 'no', 'help'] as const
/**
 * What a visitor does besides asking: they are in trouble, want a quote, a booking or availability, or say only this.
 */
export type ActKind = (typeof ACT_KINDS)[number]
