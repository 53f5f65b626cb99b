import { createHash } from 'node:crypto'
import { sentencesOf } from '../../language/sentences.ts'

/** A line of a website, or a part of a long one, that a model judges. */
export interface JudgedLine {
  /** Equal for equal words, regardless of punctuation and white space. */
  key: string
  text: string
}

/** Longer lines are judged in parts, so that one planted sentence does not remove a whole page. */
const MAX_LINE = 600
const HEADING = /^#{1,6}\s/
const MARK = /^(?:#{1,6}|[-*•]|\d{1,3}[.)])\s+/u
/** Text with fewer letters cannot instruct an assistant. One limit for scripts with spaces, one for those without. */
const MIN_LETTERS = 8
const MIN_JOINED_LETTERS = 4
const JOINED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu

/** Returns the lines of a text for a model to judge, in order. */
export const linesToJudge = (text: string): JudgedLine[] =>
  text.split('\n').flatMap((line) =>
    partsOf(line).flatMap((part) => {
      const words = wordsOf(part)
      return saysSomething(words) ? [{ key: keyOf(words), text: words }] : []
    }),
  )

export interface SplitText {
  clean: string
  /** Lines, or parts of them. */
  held: string[]
  /** Whether `clean` has text besides headings. */
  hasRest: boolean
}

/** Removes the lines whose keys are held from a text. */
export function takeOutHeld(text: string, isHeld: (key: string) => boolean): SplitText {
  const held: string[] = []
  const clean = text.split('\n').flatMap((line) => {
    const parts = partsOf(line)
    const kept = parts.filter((part) => {
      const words = wordsOf(part)
      const isOut = saysSomething(words) && isHeld(keyOf(words))
      if (isOut) held.push(part.trim())
      return !isOut
    })
    // The parts stay separate lines, so that their keys stay the same.
    return kept.length === parts.length ? [line] : kept.map((part) => part.trim()).filter(Boolean)
  })
  const hasRest = clean.some((line) => !HEADING.test(line) && /[\p{L}\p{N}]/u.test(line))
  return { clean: clean.join('\n').trim(), held, hasRest }
}

/** Splits a line into its parts. */
function partsOf(line: string): string[] {
  if (line.length <= MAX_LINE) return [line]
  const parts: string[] = []
  let from = 0
  const cut = (to: number): void => {
    for (; from < to; from += MAX_LINE) parts.push(line.slice(from, Math.min(from + MAX_LINE, to)))
    from = to
  }
  let end = 0
  for (const sentence of sentencesOf(line)) {
    const at = line.indexOf(sentence, end)
    if (at < 0) continue
    if (at + sentence.length - from > MAX_LINE && end > from) cut(end)
    end = at + sentence.length
  }
  cut(end)
  cut(line.length)
  return parts
}

const wordsOf = (part: string): string => part.normalize('NFKC').replace(/\s+/gu, ' ').trim().replace(MARK, '')

const keyOf = (words: string): string => createHash('sha256').update(words).digest('base64url').slice(0, 22)

const countOf = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0

const saysSomething = (words: string): boolean =>
  countOf(words, /\p{L}/gu) >= MIN_LETTERS || countOf(words, JOINED) >= MIN_JOINED_LETTERS
