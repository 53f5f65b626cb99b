import { fold } from '../text/fold.ts'

/** Amounts said in a word. One of a group supports another of it. In folded text. */
const QUANTITIES: Readonly<Record<string, RegExp>> = {
  half: /\b(?:half(?! past|[- ](?:a )?day)|halfte|halb\p{L}*(?! tag)|moitie|demie?(?!-journee)|mitad|medi[oa](?! dia)|meta|mezz[oa](?! giornata)|metade|mei[oa](?! dia)|helft|halve?(?! dag))\b|نصف/u,
  halfday:
    /\b(?:half (?:an? )?day|half-day|halbe[nr]? tag\p{L}*|halbtag\p{L}*|demi-journee|media jornada|mezza giornata|halve dag)\b/u,
  third: /\b(?:a third|two thirds|drittel|tiers|tercio|un terzo|terco|derde deel)\b|ثلث/u,
  quarter:
    /\b(?:a quarter(?! (?:past|to))|viertel(?!stunde)|un quart(?! d'heure)|un cuarto(?! de hora)|un quarto(?! d'ora)|kwart)\b|ربع/u,
  fifth: /\b(?:a fifth|funftel|cinquieme|un quinto|vijfde deel)\b/u,
  double:
    /\b(?:twice|double (?:the|your)|doppelt\p{L}*|zweimal|deux fois|le double|dos veces|el doble|due volte|il doppio|duas vezes|o dobro|twee keer|dubbele?)\b/u,
  couple:
    /\b(?:a couple of|ein paar (?:stunden|minuten|tage|wochen)|une paire d|un par de|um par de|un paio d|een paar)\b/u,
  note: /\b(?:tenner|fiver)\b/u,
  score:
    /\b(?:dozens|hundreds|thousands|millions?|dutzende|hunderte|tausende|millionen|dizaines|centaines|milliers|cientos|miles|centinaia|migliaia|centenas|milhares|honderden|duizenden)\b/u,
}

/** The groups of amounts that a text says in a word. */
export function quantityWordsIn(text: string): string[] {
  const folded = fold(text)
  return Object.entries(QUANTITIES).flatMap(([group, pattern]) => (pattern.test(folded) ? [group] : []))
}

const SHARES: readonly [group: string, percent: string][] = [
  ['half', '50'],
  ['quarter', '25'],
]

/** The groups of amounts in a word that stand for shares in percent. */
export const wordsOfShares = (percent: ReadonlySet<string>): string[] =>
  SHARES.flatMap(([group, share]) => (percent.has(share) ? [group] : []))

/** The shares in percent that a text says in a word. */
export function sharesIn(text: string): string[] {
  const words = quantityWordsIn(text)
  return SHARES.flatMap(([group, share]) => (words.includes(group) ? [share] : []))
}

/**
 * Codes that a text tells somebody to type in, as it writes them: capitals with digits, or capitals after the word for
 * it.
 */
export function codesIn(text: string): string[] {
  const mixed = text.match(/(?<![\p{L}\d])(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z\d]{5,}(?![\p{L}\d])/gu) ?? []
  const named = [...text.matchAll(/(?:code|código|codigo|codice|كود|رمز)\W{1,3}([A-Z][A-Z\d]{2,})(?![\p{Ll}])/gu)].map(
    ([, code = '']) => code,
  )
  return [...mixed, ...named]
}
