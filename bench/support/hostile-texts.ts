import { createRandom } from '../../scripts/seeded-random.ts'

/** Texts to repeat until a limit is full. They make regular expressions, splitters and searches repeat work. */
const UNITS: readonly string[] = [
  // Words that join or ask, in several languages, and the most common words.
  ['y ', 'and ', 'und ', 'et ', 'or ', 'the ', 'a b ', 'what ', 'how much is a and ', 'what is it? ', 'is it ', 'n & '],
  ['wie ', 'combien ', 'cuánto y ', 'my name is ', 'call me at ', 'i need a ', 'yes ', 'no, ', 'ok ', 'not ', 'mr. '],
  // Numbers, prices, times, dates.
  ['7', '7 ', '1,', '1.000', '1 EUR ', '£5 ', '$1-', '5% ', '9:00 ', '10-12 ', '9-17 ', 'Mon-Fri 9-17 ', 'mon '],
  ['01.02.2026 ', '2026-01-02 ', '3 May ', '1/2 ', '10 am to ', '5 people ', '30 min ', '12345 '],
  // Contact details and URLs.
  [
    'a@b.cc ',
    'a@',
    '@b.cc ',
    'a.',
    '+49 30 901820 ',
    '030-',
    '(0) ',
    'https://a.cc/b?c=d ',
    'http://',
    'www.a.cc/',
    '/a',
  ],
  // Marks, brackets, quotes.
  [
    '|',
    '|a|',
    '| a | b |\n',
    '(',
    '[',
    '{',
    '((a)',
    '()',
    '"',
    '“a” ',
    "'",
    "a'",
    '-',
    'a-',
    '- ',
    '_',
    '*',
    '**',
    '`',
  ],
  [
    '.',
    '. ',
    '?',
    '? ',
    '!',
    ':',
    'a: ',
    ';',
    ', ',
    '…',
    '\\',
    '/',
    '&',
    '&amp;',
    '#',
    '%20',
    '\u0000',
    '\u200B',
    '\uFEFF',
  ],
  // Markdown and HTML.
  [
    '# ',
    '# a\n',
    '- a\n',
    '1. a\n',
    '> ',
    '**a** ',
    '[a](b)',
    '[a](',
    '![',
    '```\n',
    '---\n',
    'a\n---\n',
    'Q: a?\nA: b\n',
  ],
  ['<b>', '</b>', '<a href="b">', '<!--', '<', '<div><p>', '<script>', '<table><tr><td>', '<br>'],
  // Blanks and long words.
  [' ', '\n', '\t', 'a\n', '\n\n', ' \n', '\r\n', 'a', 'ab', 'ing', 'A', 'aB', 'é', 'e\u0301', '\u0301', '😀', '👨‍👩‍👧 '],
  // Other scripts: words, and one word without an end.
  ['да ', 'и ', 'сколько стоит ', 'ж', 'και ', 'πόσο ', 'ω', 'و ', 'كم سعر ', 'م', 'ו ', 'א', 'और ', 'कितना ', 'क'],
  ['และ', 'ราคาเท่าไร ', 'ก', '和', '多少钱？', '的', 'と', 'いくらですか。', 'ア', '그리고 ', '얼마예요 ', '가'],
].flat()

export interface HostileText {
  name: string
  /** Returns a text of this many UTF-16 code units. */
  fill: (length: number) => string
}

const MIXTURES = 20
const MIXED_AT_MOST = 6

const repeat = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

/** Returns all texts in a fixed order: each unit alone, then mixtures of several that depend on the seed. */
export function hostileTexts(seed: number): HostileText[] {
  const random = createRandom(seed)
  const pick = <Of>(from: readonly Of[]): Of => from[Math.floor(random() * from.length)] as Of
  const mixtures = Array.from({ length: MIXTURES }, (_, at): HostileText => {
    const units = Array.from({ length: 2 + Math.floor(random() * (MIXED_AT_MOST - 1)) }, () => pick(UNITS))
    const cycle = Array.from({ length: 400 }, () => pick(units)).join('')
    return { name: `mixture ${at + 1} of ${JSON.stringify(units)}`, fill: (length) => repeat(cycle, length) }
  })
  const words = UNITS.map((unit): HostileText => ({
    name: JSON.stringify(unit),
    fill: (length) => repeat(unit, length),
  }))
  return [...words, ...mixtures]
}
