import type { KnownBusiness, VisitorQuestion } from './question-types.ts'
import { withoutParty } from './visitor-need.ts'
import { fold } from '../../language/fold.ts'
import { wordsOf } from '../../language/split-words.ts'
import { wordsOfAny } from '../../language/word-lists.ts'
import { readingsOf } from './conversation.ts'
import type { ParsedQuestion } from './question.ts'
import { stopwordsOf } from '../../language/lexicon.ts'

/** Behind a price that each pays, folded. */
const EACH = wordsOfAny({
  en: '(?:per|a|each|every) (?:person|head|adult|guest|participant|user|seat|employee), each, pp, \\/ ?(?:pers*|pess*|pax|kopf|head|adult*)',
  de: '(?:pro|je) (?:person|kopf|nase|gast|erwachsene*|teilnehm*|nutzer*|benutzer*|mitarbeiter*)',
  fr: '(?:par|la) (?:personne|tete|adulte|participant|convive|utilisateur|invite)',
  es: '(?:por|cada) (?:persona|cabeza|adulto|participante|usuario|comensal)',
  it: '(?:a|per) (?:persona|testa|adulto|partecipante|utente)',
  pt: '(?:por|cada) (?:pessoa|cabeca|adulto|participante|utilizador)',
  nl: 'per (?:persoon|hoofd|volwassene|gast|deelnemer|gebruiker), p.p',
  ar: '(?:للشخص|للفرد|لكل شخص|لكل فرد)',
})

/** Reports whether a text says that something is for each person. */
export const saysForEach = (text: string): boolean => EACH.test(fold(text))

/**
 * The ways to read a question about a price for so many ("How much is dinner for four of us?", "And for four?") without
 * their number; none where it names no number of people, or nothing else.
 */
export function readingsForEach(index: KnownBusiness, question: VisitorQuestion, language: string): ParsedQuestion[] {
  const each = withoutParty(fold(question.text))
  if (each.length === fold(question.text).replace(/\s+/gu, ' ').trim().length) return []
  const stopwords = stopwordsOf(language)
  const before = question.history.findLast(({ role }) => role === 'visitor')?.text ?? ''
  const text = wordsOf(each).every((word) => stopwords.has(word)) ? `${each} ${withoutParty(fold(before))}` : each
  return readingsOf(index, { ...question, text, locale: language }).filter(
    ({ kinds, words }) => kinds.has('price') && words.some(({ isCue, isGeneric }) => !isCue && !isGeneric),
  )
}
