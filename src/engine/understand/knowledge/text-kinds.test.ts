import { describe, expect, test } from 'vitest'
import { isBuyersRule, isPolicyName } from './text-kinds.ts'

describe('what buyers may rely on is known by its name', () => {
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

  test('a notice of privacy is a policy, and no answer to a buyer', () => {
    expect(isPolicyName('سياسة الخصوصية')).toBe(true)
    expect(isBuyersRule('Privacy policy')).toBe(false)
  })
})
