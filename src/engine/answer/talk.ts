import { asksOnlyForPerson } from './lexicon/asks-person.ts'
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
/** Words in the longest phrase. */
const MAX_PHRASE = 9
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

/** The longest phrase that some words begin with: what it is, and how many words it takes. */
function openingPhrase(words: readonly string[], language: string): { talk: Talk; length: number } | undefined {
  for (let length = Math.min(words.length, MAX_PHRASE); length > 0; length--) {
    const talk = preferred(heard.get(words.slice(0, length).join(' ')) ?? [], language)
    if (talk !== undefined) return { talk, length }
  }
  return undefined
}

/** What people say around such phrases, and as their whole answer, in any language. */
const FILLERS: ReadonlySet<string> = new Set(
  "ok okay oh ah well great perfect super cool nice fine wonderful excellent alright awesome sounds good and so much very indeed gut prima toll alles klar sehr und d'accord parfait genial tres bien et vale perfecto muy y perfetto ottimo va bene molto e otimo perfeito muito goed top prima heel en تمام ممتاز جدا".split(
    ' ',
  ),
)

/** The phrases that words consist of, but for such fillers, or `undefined` when some of them are none. */
function phrasesIn(words: readonly string[], language: string): Talk[] | undefined {
  const talks: Talk[] = []
  for (let at = 0; at < words.length;) {
    const opening = openingPhrase(words.slice(at), language)
    if (opening === undefined && !FILLERS.has(words[at] ?? '')) return undefined
    if (opening !== undefined) talks.push(opening.talk)
    at += opening?.length ?? 1
  }
  return talks.length > 0 ? talks : [{ kind: 'thanks', language: '' }]
}

/** Reads a message as small talk, or `undefined` when it asks something. A greeting before a question is not talk; `language` breaks ties. */
export function findTalk(text: string, language: string): Talk | undefined {
  const words = bare(text)
  if (text.trim() === '') return { kind: 'empty', language: '' }
  if (isGibberish(words)) return { kind: 'gibberish', language: '' }
  if (asksOnlyForPerson(text)) return { kind: 'human', language: '' }
  if (words.length > MAX_TALK) return undefined
  const talks = phrasesIn(words.split(' '), language)
  return talks?.findLast((talk) => talk.kind !== 'greeting') ?? talks?.at(-1)
}

/** A message without the greetings and thanks that it opens with, when something else follows. */
export function withoutGreeting(text: string): string {
  const written = text.match(/\S+/g) ?? []
  const opening = openingPhrase(written.slice(0, MAX_PHRASE).map(bare), '')
  const isOpening = opening?.talk.kind === 'greeting' || opening?.talk.kind === 'thanks'
  return isOpening && written.length > opening.length ? withoutGreeting(written.slice(opening.length).join(' ')) : text
}
