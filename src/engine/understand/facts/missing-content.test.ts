import { expect, test } from 'vitest'
import { findMissing } from './missing-content.ts'

const missing = (...lines: string[]) => findMissing([{ type: 'document', title: 'Prices', content: lines.join('\n') }])

test.each([
  'Appointments can be cancelled up to 24 hours before.',
  'Termine, die nicht 24 Stunden vorher abgesagt werden, berechnen wir mit 50 €.',
  'Puede anular su reserva hasta 48 horas antes.',
  'We deliver within 3 days.',
])('a rule within another page counts as a policy: %s', (line) => {
  expect(missing(line)).not.toContain('policies')
})

test('a topic without a rule is missing', () => {
  expect(missing('Cleaning: £95', 'We open 3 days a week.')).toEqual(['contact', 'hours', 'policies'])
})
