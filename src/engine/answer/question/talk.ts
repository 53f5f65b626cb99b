import { asksOnlyForPerson } from '../../language/asks-person.ts'
import { ALL_PHRASES } from '../../language/phrases.ts'
import { TALK_KINDS, type TalkKind } from '../../language/phrases-types.ts'
import { removeAddresses } from '../../language/spoken-words.ts'
import { fold } from '../../language/fold.ts'
import { splitList } from '../../language/language-packs.ts'

/** Small talk. `language` is '' if the words do not show it. */
export interface Talk {
  kind: TalkKind | 'gibberish' | 'empty'
  language: string
}

const bare = (text: string): string =>
  fold(removeAddresses(text))
    .replace(/[^\p{L}\p{M}\p{N}'\s-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function heardIndex(): ReadonlyMap<string, Talk[]> {
  const heard = new Map<string, Talk[]>()
  for (const phrases of ALL_PHRASES) {
    for (const kind of TALK_KINDS) {
      for (const said of phrases.heard[kind].split(', ')) {
        const key = bare(said)
        for (const written of new Set([key, key.replaceAll("'", '')]))
          heard.set(written, [...(heard.get(written) ?? []), { kind, language: phrases.language }])
      }
    }
  }
  return heard
}

const heard = heardIndex()
const MAX_TALK = 80
/** Words in the longest phrase. */
const MAX_PHRASE = 9
/** Letters that are one sound: "Herbstschnitt" has many. */
const ONE_SOUND = /sch|ch|ck|gh|ph|sh|th|tz/giu
const VOWELS = /[aeiouyàáâãäåæèéêëìíîïòóôõöøùúûü]/i

/** Reports whether a text has no words: a long Latin run without a vowel, one repeated letter, or only signs. */
function isGibberish(text: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(text)) return true
  if (/^(\p{L})\1{4,}$/u.test(text)) return true
  const words = text.split(/\s+/)
  return words.every(
    (word) =>
      /^[a-z]{5,}$/i.test(word) &&
      (!VOWELS.test(word) || /[bcdfghjklmnpqrstvwxz]{7,}/i.test(word.replace(ONE_SOUND, 's'))),
  )
}

const preferred = (talks: readonly Talk[], languages: readonly string[]): Talk | undefined =>
  languages.flatMap((language) => talks.find((talk) => talk.language === language) ?? [])[0] ?? talks[0]

/** Finds the longest phrase at the beginning, and its number of words. */
function openingPhrase(
  words: readonly string[],
  languages: readonly string[],
): { talk: Talk; length: number } | undefined {
  for (let length = Math.min(words.length, MAX_PHRASE); length > 0; length--) {
    const talk = preferred(heard.get(words.slice(0, length).join(' ')) ?? [], languages)
    if (talk !== undefined) return { talk, length }
  }
  return undefined
}

const wordsIn = (lists: readonly (string | undefined)[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => splitList(fold(list ?? ''))))

/** Words around such phrases, and whole replies, in any language. */
const FILLERS = wordsIn(ALL_PHRASES.map((phrases) => phrases.heard.fillers))
/** Additions to such phrases in any language: names for the agent, reasons. */
const ADDITIONS = wordsIn(ALL_PHRASES.map((phrases) => phrases.heard.additions))

/** Returns the phrases of a message, or `undefined` if some words are not part of one. */
function phrasesIn(words: readonly string[], languages: readonly string[]): Talk[] | undefined {
  const talks: Talk[] = []
  let hasAdditions = false
  for (let at = 0; at < words.length;) {
    const opening = openingPhrase(words.slice(at), languages)
    const word = words[at] ?? ''
    if (opening !== undefined) talks.push(opening.talk)
    else if (!FILLERS.has(word)) {
      if (!ADDITIONS.has(word)) return undefined
      hasAdditions = true
    }
    at += opening?.length ?? 1
  }
  if (talks.length > 0) return talks
  return hasAdditions ? undefined : [{ kind: 'thanks', language: '' }]
}

/**
 * Reads a message as small talk. Returns `undefined` if it asks something; a greeting before a question is not small
 * talk. The first of `languages` with a phrase wins.
 */
export function findTalk(text: string, languages: readonly string[]): Talk | undefined {
  const words = bare(text)
  if (text.trim() === '') return { kind: 'empty', language: '' }
  if (isGibberish(words)) return { kind: 'gibberish', language: '' }
  if (asksOnlyForPerson(text)) return { kind: 'human', language: '' }
  // "Who is this for?" continues after "Who is this?".
  if (words.length > MAX_TALK || words.endsWith(' for')) return undefined
  const talks = phrasesIn(words.split(' '), languages)
  return talks?.findLast((talk) => talk.kind !== 'greeting') ?? talks?.at(-1)
}

/** Fillers before a question. */
const OPENERS: ReadonlySet<string> = new Set('ok okay k oh ah hm hmm um er'.split(' '))

/** Removes the greetings and thanks at the start of a message, unless nothing else follows. */
export function withoutGreeting(text: string): string {
  const written = text.match(/\S+/g) ?? []
  if (written.length > 2 && OPENERS.has(bare(written[0] ?? ''))) return withoutGreeting(written.slice(1).join(' '))
  const opening = openingPhrase(written.slice(0, MAX_PHRASE).map(bare), [])
  const isOpening = opening?.talk.kind === 'greeting' || opening?.talk.kind === 'thanks'
  return isOpening && written.length > opening.length ? withoutGreeting(written.slice(opening.length).join(' ')) : text
}
