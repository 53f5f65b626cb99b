import { findMatches } from '#src/base/find-matches.ts'
import { fold } from '../language/fold.ts'
import { isFirstName } from './first-names.ts'
import {
  ADDED_NAME,
  BARE_NAME,
  CALENDAR_WORD,
  CLOSING_FIRST_NAME,
  CLOSING_NAME,
  COMPANY_BEHIND,
  COMPANY_LEAD,
  CONTACT_LABEL,
  CONTACT_MARK,
  FIRST_NAME,
  FIRST_NAME_PLACES,
  GREETED_INTRODUCTION,
  GREETED_NAME,
  INTRODUCED_NAME,
  LEADING_NAME,
  LEGAL_FORM,
  LIKELY_NAME,
  MAYBE_NAME,
  NAMED_COMPANY,
  NAME_ENDS,
  NAME_HERE,
  NAME_LABEL,
  PARTICLE,
  SHORT_NAME,
  SIGNED_NAME,
  SIGN_OFF,
  SURE_NAME,
  SURNAMES,
} from './lead-patterns.ts'

/**
 * By the surest words for it first; some count only beside contact details, and one only where the address holds it:
 * "Ich bin Petra, petra@…".
 */
export function readName(
  text: string,
  { email = '', contacts }: { email: string | undefined; contacts: readonly string[] },
): string | undefined {
  const sure = SURE_NAME.exec(text)?.[1]
  if (sure) return cutName(sure)
  const patterns = [
    LIKELY_NAME,
    NAME_HERE,
    GREETED_NAME,
    FIRST_NAME,
    INTRODUCED_NAME,
    SIGN_OFF,
    ADDED_NAME,
    ...(contacts.length > 0 ? [BARE_NAME, SIGNED_NAME, CLOSING_NAME, LEADING_NAME, CLOSING_FIRST_NAME] : []),
  ]
  for (const pattern of patterns) {
    const [, first, other] = pattern.exec(text) ?? []
    if (first ?? other) return first ?? other
  }
  const known = readFirstName(text, contacts) ?? readShortIntroduction(text)
  if (known) return known
  const maybe = MAYBE_NAME.exec(text)?.[1] ?? ''
  return maybe && fold(email.replace(/@.*/, '')).includes(fold(maybe)) ? maybe : undefined
}

/** A first name that all know, in small letters too, with what follows it: "its karen", "Tom Reed 07700 900123". */
function readFirstName(text: string, contacts: readonly string[]): string | undefined {
  const marked = contacts.reduce((left, words) => left.replace(words, CONTACT_MARK), text)
  for (const place of FIRST_NAME_PLACES) {
    for (const { 0: all, 1: first = '', index } of findMatches(marked, place)) {
      if (!isFirstName(first)) continue
      SURNAMES.lastIndex = marked.indexOf(first, index + all.lastIndexOf(first)) + first.length
      return first + (SURNAMES.exec(marked)?.[0] ?? '')
    }
  }
  return undefined
}

/** Reads a name that few people have behind a short introduction: "hi its Mo", "Name Wioletta, 07700 900123". */
function readShortIntroduction(text: string): string | undefined {
  const greeted = GREETED_INTRODUCTION.exec(text)
  // Who writes every word with a capital may write "Hi It's Urgent".
  const introductions = greeted && !/^\s+\p{Lu}/u.test(greeted[1] ?? '') ? [greeted] : []
  for (const { 0: lead, index } of [...introductions, ...findMatches(text, NAME_LABEL)]) {
    SHORT_NAME.lastIndex = index + lead.length
    const name = SHORT_NAME.exec(text)?.[1]
    if (name && !CALENDAR_WORD.test(fold(name))) return name
  }
  return undefined
}

/**
 * Up to the first word that is none of a name: particles count where a capital follows, and without capitals a name has
 * two words.
 */
function cutName(words: string): string {
  const parts = words.replace(/[.,;:!?]+$/, '').split(' ')
  // Of a script without capitals, what begins with "and" belongs to no name.
  const isCapital = (word = ''): boolean => /^(?:\p{Lu}|(?!و\p{L}{2})\p{Script=Arabic})/u.test(word)
  const belongs = (word: string, at: number): boolean => {
    if (at === 0) return true
    if (CONTACT_LABEL.test(word)) return false
    if (/[.,،;:!?]$/.test(parts[at - 1] ?? '')) return false
    if (!isCapital(parts[0])) return at === 1 && !NAME_ENDS.has(word.toLowerCase())
    return isCapital(word)
      ? !NAME_ENDS.has(word)
      : PARTICLE.test(word) && (isCapital(parts[at + 1]) || isCapital(parts[at + 2]))
  }
  const end = parts.findIndex((word, at) => !belongs(word, at))
  return parts
    .slice(0, end === -1 ? parts.length : end)
    .join(' ')
    .replace(/[.,;:!?]+$/, '')
}

/** The company that the visitor says to be of, or whose legal form they write. */
export const readCompany = (text: string): string | undefined =>
  namedCompany(text) ?? LEGAL_FORM.exec(text)?.[1] ?? NAMED_COMPANY.exec(text)?.[1]

function namedCompany(text: string): string | undefined {
  for (const { 0: lead, index } of findMatches(text, COMPANY_LEAD)) {
    COMPANY_BEHIND.lastIndex = index + lead.length
    const name = COMPANY_BEHIND.exec(text)?.[1]
    if (name) return name
  }
  return undefined
}
