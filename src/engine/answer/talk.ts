import { ALL_PHRASES } from './phrases/phrases.ts'
import { TALK_KINDS, type TalkKind } from './phrases/phrases-types.ts'
import { fold } from './text/fold.ts'

/** What a message is when it asks for no knowledge. `language` is '' when its words do not tell it. */
export interface Talk {
  kind: TalkKind | 'gibberish' | 'empty'
  language: string
}

const bare = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}'\s-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function heardIndex(): ReadonlyMap<string, Talk[]> {
  const heard = new Map<string, Talk[]>()
  for (const phrases of ALL_PHRASES) {
    for (const kind of TALK_KINDS) {
      for (const said of phrases.heard[kind]) {
        const key = bare(said)
        heard.set(key, [...(heard.get(key) ?? []), { kind, language: phrases.language }])
      }
    }
  }
  return heard
}

const heard = heardIndex()
const MAX_TALK = 80
const VOWELS = /[aeiouyàáâãäåæèéêëìíîïòóôõöøùúûü]/i

/** Letters without any word in them: no vowel in a long Latin run, one letter over and over, or no letter and no digit at all. */
function isGibberish(text: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(text)) return true
  if (/^(\p{L})\1{4,}$/u.test(text)) return true
  const words = text.split(/\s+/)
  return words.every((word) => /^[a-z]{5,}$/i.test(word) && (!VOWELS.test(word) || /[bcdfghjklmnpqrstvwxz]{6,}/i.test(word)))
}

const preferred = (talks: readonly Talk[], language: string): Talk | undefined =>
  talks.find((talk) => talk.language === language) ?? talks[0]

/** Reads a message as small talk, or `undefined` when it asks something. A greeting before a question is not talk; `language` breaks ties. */
export function findTalk(text: string, language: string): Talk | undefined {
  const words = bare(text)
  if (text.trim() === '') return { kind: 'empty', language: '' }
  if (isGibberish(words)) return { kind: 'gibberish', language: '' }
  if (words.length > MAX_TALK) return undefined
  const whole = heard.get(words)
  if (whole !== undefined) return preferred(whole, language)
  const parts = fold(text)
    .split(/[,.!?;\n]+/)
    .map(bare)
    .filter((part) => part !== '')
  if (parts.length < 2) return undefined
  const talks = parts.map((part) => preferred(heard.get(part) ?? [], language))
  const last = talks.findLast((talk) => talk?.kind !== 'greeting') ?? talks.at(-1)
  return talks.every((talk) => talk !== undefined) ? last : undefined
}

/** The question in a message that opens with a greeting or thanks, without them. */
export function withoutGreeting(text: string): string {
  const opening = /^([^,.!?;\n]{1,30})[,.!?;\n]+\s*(?=\S)/.exec(text)
  if (opening === null) return text
  const kind = heard.get(bare(opening[1] ?? ''))?.[0]?.kind
  return kind === 'greeting' || kind === 'thanks' ? text.slice(opening[0].length) : text
}
