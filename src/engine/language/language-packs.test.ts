import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { NAMED_UNITS } from '../values/value-types.ts'
import { PACKS, splitKeyed } from './language-packs.ts'

const MAX_LINES = 300
const MAX_COLUMNS = 120
const UNITS: ReadonlySet<string> = new Set(NAMED_UNITS)
/** Patterns that a `shapes` entry holds are one line each. */
const SHAPE = /^ {6}['"]/

describe.each(PACKS)('the pack $language', ({ language, values }) => {
  const lines = readFileSync(new URL(`packs/${language}.ts`, import.meta.url), 'utf8').split('\n')

  it('has a language that Intl knows', () => {
    expect(Intl.DateTimeFormat.supportedLocalesOf(language)).toEqual([language])
  })

  it('is short enough to read', () => {
    expect(lines.length).toBeLessThanOrEqual(MAX_LINES + 1)
    expect(lines.filter((line) => line.length > MAX_COLUMNS && !SHAPE.test(line))).toEqual([])
  })

  it('has known keys', () => {
    if (values === undefined) return
    const keys = (list: string): string[] => splitKeyed(list).map(([key]) => key)
    expect(keys(values.units).filter((unit) => !UNITS.has(unit))).toEqual([])
    expect(keys(values.currencies).filter((code) => !/^[A-Z]{3}$|^coin$/.test(code))).toEqual([])
    const numbered = [values.numbers, values.spans, values.holidays, values.months, values.spokenClock].flatMap(keys)
    expect(numbered.filter((key) => !/^-?[\d.]+(?:-\d+)?$/.test(key))).toEqual([])
  })
})
