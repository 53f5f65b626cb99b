import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createAgentRequest } from '#src/contract/api/agents-contract.ts'
import { warnOfUnknownFields } from './unknown-fields.ts'

const warn = (sent: unknown) => warnOfUnknownFields(createAgentRequest, sent)

describe('unknown fields', () => {
  test.each([
    ['pricingTiers', 'pricing_tiers'],
    ['tiers', 'pricing_tiers'],
    ['readme', 'readme_content'],
    ['README', 'readme_content'],
    ['landingPage', 'landing_page_content'],
    ['description', 'company_description'],
    ['differentiators', 'key_differentiators'],
    ['valueProposition', 'value_proposition'],
    ['value_propositon', 'value_proposition'],
    ['product', 'products'],
    ['contact', 'contact_info'],
    ['targetCustomer', 'target_customers'],
  ])('%s is probably %s', (name, meant) => {
    expect(warn({ codebase_context: { [name]: 'x' } })).toEqual([
      `codebase_context.${name} is not a known field, so it was ignored. Did you mean ${meant}?`,
    ])
  })

  test('the same words mean more than a shorter name among them', () => {
    const schema = z.object({ agents: z.string(), template_agent_id: z.string() })
    expect(warnOfUnknownFields(schema, { templateAgentId: 'x' })).toEqual([
      'templateAgentId is not a known field, so it was ignored. Did you mean template_agent_id?',
    ])
  })

  test('a field in the wrong place is named by its path', () => {
    expect(warn({ pricing_tiers: [{ name: 'Pro' }] })).toEqual([
      'pricing_tiers is not a known field, so it was ignored. Did you mean codebase_context.pricing_tiers?',
    ])
  })

  test('one that is like no other has no suggestion, and a blank one counts as not sent', () => {
    expect(warn({ colour: 'red', shade: null, tint: ' ' })).toEqual(['colour is not a known field, so it was ignored.'])
  })

  test('the entries of a list share a warning', () => {
    const products = [{ name: 'A', cost: '1' }, { name: 'B' }, { name: 'C', cost: '3', prize: '4' }]
    expect(warn({ codebase_context: { products } })).toEqual([
      'codebase_context.products[0].cost is not a known field, in 2 places, so it was ignored.',
      'codebase_context.products[2].prize is not a known field, so it was ignored. Did you mean price?',
    ])
  })

  test('ten at most, also of many, long and inherited names', () => {
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`${at}${'x'.repeat(500)}`, 1]))
    const warnings = warn(many)
    expect(warnings).toHaveLength(10)
    expect(Math.max(...warnings.map((warning) => warning.length))).toBeLessThan(150)
    expect(warnOfUnknownFields(z.object({}), { toString: 1, constructor: 1 })).toHaveLength(2)
  })
})
