import { expect, test } from 'vitest'
import type { DataValue } from './data-tree.ts'
import { describeData } from './describe-data.ts'
import { readLiterals } from './read-literals.ts'

const place = { names: ['data'], style: { currency: 'EUR', unit: '', inHundredths: false }, language: 'en' }
const offersIn = (source: string, path: string) =>
  describeData(readLiterals(source, path), place).offers.map(({ offer }) => [offer.name, offer.price])

test.each([
  ['plans.ts', "export const plans: Plan[] = [{ name: 'Pro', price: 49 }] as const satisfies Plan[]"],
  ['plans.js', 'module.exports = { plans: [{ "name": "Pro", "price": 49, }] } // { name: "Old", price: 1 }'],
  ['Page.tsx', 'export const Page = () => <main><Card name="Pro" price={49} /><p>It\'s here</p></main>'],
  ['plans.py', 'PLANS = [\n  Plan(name="Pro", price=Decimal("49")),  # "name": "Old"\n]'],
  ['plans.rb', 'Plan.create!(name: "Pro", price_cents: 49_00) # name: "Old"'],
  ['seeds.rb', "[{ :name => 'Pro', :price => 49 }].each { |one| Plan.create!(one) }"],
  ['plans.php', "<?php\nreturn ['plans' => [['name' => 'Pro', 'price' => 49]]];"],
])('reads a price in %s', (path, source) => expect(offersIn(source, path)).toEqual([['Pro', '49 EUR']]))

test('joins strings, leaves out what only the program knows, and reads calls with a fallback', () => {
  const source =
    "const a = { text: 'one ' + 'two', b: `x ${y}`, mail: env('MAIL', 'hello@kiln.example'), to: Interval.Month }"
  const { value } = readLiterals(source, 'a.ts').members[0] ?? {}
  const members =
    typeof value === 'object' ? value.members.map(({ key, value: one }): [string, DataValue] => [key, one]) : []
  expect(members).toEqual([
    ['text', 'one two'],
    ['mail', 'hello@kiln.example'],
    ['to', 'Month'],
  ])
})

test('an account of the program is no contact', () => {
  const source =
    "User.create!(email: 'boss@kiln.example', password: 'x')\nSetting.create!(key: 'phone', value: '+44 1225 555 014')"
  const { contacts } = describeData(readLiterals(source, 'seeds.rb'), place)
  expect(contacts.map(({ value }) => value)).toEqual(['+44 1225 555 014'])
})
