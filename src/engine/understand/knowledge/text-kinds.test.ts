import { describe, expect, test } from 'vitest'
import { isBuyersRule, isPolicyName } from './text-kinds.ts'

describe('texts about the rights of buyers are recognized by their name', () => {
  test.each([
    'Returns policy',
    'Umtausch und Rückgabe',
    'Garanties',
    'Droit de rétractation',
    'Cambios y devoluciones',
    'Trocas e devoluções',
    'Diritto di recesso',
    'Herroepingsrecht',
    'سياسة الإرجاع والاستبدال',
  ])('%s', (title) => {
    expect(isBuyersRule(title)).toBe(true)
    expect(isPolicyName(title)).toBe(true)
  })

  test.each(['Our team', 'Unser Brot', 'Nos pains', 'خدماتنا'])('%s is none', (title) =>
    expect(isPolicyName(title)).toBe(false),
  )

  test('a privacy notice is a policy, but no answer to a buyer', () => {
    expect(isPolicyName('سياسة الخصوصية')).toBe(true)
    expect(isBuyersRule('Privacy policy')).toBe(false)
  })
})
