import { describe, expect, test } from 'vitest'
import { beginningsOf } from './word-beginnings.ts'
import { createWordPatterns } from './word-patterns.ts'

describe('how words begin that a pattern matches', () => {
  test.each<[RegExp, string[]]>([
    [/(?<!\p{L})(?:opens?|last (?:orders|entry)|sur)(?!\p{L})/u, ['open', 'last', 'sur ']],
    [/(?<!\p{L})(?:ferm[ée]e?|c\/|avda\.?|e-?mail)(?!\p{L})/u, ['ferm', 'c ', 'avda', 'emai', 'e ']],
    [/(?<!\p{L})(?:7 days|24\/7|\d{1,2}(?:st|nd)?\.? (?:jan|feb))/u, ['days', '0', 'st ', 'nd ', 'jan', 'feb']],
    [/^\s*(?:please |just )*(?:say|repeat)\s/u, ['plea', 'just', 'say ', 'repe']],
    [/(?<!\p{L})(?:\p{L}*bedingungen|agb)(?!\p{L})/u, ['', 'bedi', 'agb ']],
    [/.{0,20}cookies/u, ['', 'cook']],
  ])('%s', (pattern, beginnings) =>
    expect([...new Set(beginningsOf(pattern.source))].sort()).toEqual(beginnings.sort()),
  )
})

describe('a pattern finds what its expression finds', () => {
  const patterns = [
    /(?<!\p{L})(?:öffnungszeiten|ouvert\w*|closed|à partir de|su richiesta|24\/7|ab|kg)(?!\p{L})/iu,
    /(?<!\p{L})(?:orders?|bestell\p{L}*)\s.{0,30}(?:before|bis)\s/iu,
    /(?<!\p{L})\p{L}*geschäft(?!\p{L})|شارع\s\p{L}/iu,
    /(?<!\p{L})(?:7 days|t(?:a|u)g|e-?mail)/iu,
  ]
  const wordPattern = createWordPatterns()
  const filtered = patterns.map(wordPattern)
  const texts = [
    '',
    'We are CLOSED today.',
    'Öffnungszeiten: 9–17',
    'ÖFFNUNGSZEITEN',
    'Ouverture',
    'open24/7now',
    '24/7',
    'À partir de 5 €',
    'a partir de 5',
    'disclosed',
    'su Richiesta',
    'sur richiesta',
    'AB 12',
    'abc',
    '5ab',
    '5 Kg',
    'Order it before noon',
    'reorder it before noon',
    'Bestellungen bis 12',
    'Buchgeschäft',
    'im Geschäft.',
    'شارع الملك',
    '7 days',
    '17 days',
    'Tag',
    'Vertrag',
    'E-Mail',
    'emails',
    'o\u0308ffnungszeiten',
    '日本 closed',
    'cloſed',
    '😀tag',
  ]
  test.each(texts)('in “%s”', (text) => {
    expect(filtered.map((pattern) => pattern.test(text))).toEqual(patterns.map((pattern) => pattern.test(text)))
    expect(filtered.map((pattern) => pattern.exec(text)?.[0])).toEqual(
      patterns.map((pattern) => pattern.exec(text)?.[0]),
    )
  })
})
