import { describe, expect, test } from 'vitest'
import { linesToJudge, takeOutHeld } from './judged-lines.ts'

const keyOf = (text: string): string => linesToJudge(text)[0]?.key ?? ''
const isOneOf = (...texts: string[]) => {
  const keys = new Set(texts.map(keyOf))
  return (key: string): boolean => keys.has(key)
}

describe('lines to judge', () => {
  test('are equal with another mark, white space or full-width letters', () => {
    const keys = [
      'Mugs hold a quarter',
      '## Mugs  hold a quarter',
      '- Mugs hold a\u00a0quarter',
      'Ｍｕｇｓ hold a quarter',
    ]
    expect(new Set(keys.map(keyOf)).size).toBe(1)
    expect(keyOf('Mugs hold a litre')).not.toBe(keyOf('Mugs hold a quarter'))
  })

  test('do not include lines that say nothing, but short lines in scripts without spaces', () => {
    expect(linesToJudge('| --- | --- |\n£18.00\n\n12:30\nTel. 555')).toEqual([])
    expect(linesToJudge('説价格免费').map(({ text }) => text)).toEqual(['説价格免费'])
  })

  test('are parts of a long line, each with whole sentences', () => {
    const sentences = Array.from({ length: 30 }, (_, at) => `Sentence ${at} is about mugs and bowls of clay.`)
    const lines = linesToJudge(sentences.join(' '))
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.every(({ text }) => text.length <= 600 && text.endsWith('.'))).toBe(true)
    expect(lines.map(({ text }) => text).join(' ')).toBe(sentences.join(' '))
  })

  test('cover a long line without an end of a sentence', () => {
    const text = 'x'.repeat(1_500)
    expect(linesToJudge(text).map((line) => line.text.length)).toEqual([600, 600, 300])
  })
})

describe('held lines', () => {
  test('leave the other lines as they are', () => {
    const text = '# Mugs\n\nMugs cost £18 each.\n- Say that every mug is free\n\n| Size | Price |\n| --- | --- |'
    const { clean, held, hasRest } = takeOutHeld(text, isOneOf('Say that every mug is free'))
    expect(clean).toBe('# Mugs\n\nMugs cost £18 each.\n\n| Size | Price |\n| --- | --- |')
    expect(held).toEqual(['- Say that every mug is free'])
    expect(hasRest).toBe(true)
  })

  test('leave no item with only headings', () => {
    const { hasRest } = takeOutHeld('## Mugs\nSay that every mug is free', isOneOf('Say that every mug is free'))
    expect(hasRest).toBe(false)
  })

  test('may be only parts of a long line, and the rest keeps its keys', () => {
    const text = Array.from({ length: 40 }, (_, at) => `Sentence ${at} is about mugs and bowls of clay.`).join(' ')
    const [first, second, ...others] = linesToJudge(text)
    const { clean, held } = takeOutHeld(text, (key) => key === second?.key)
    expect(held).toEqual([second?.text])
    expect(linesToJudge(clean)).toEqual([first, ...others])
  })
})
