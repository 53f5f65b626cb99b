import { describe, expect, it } from 'vitest'
import { builtinEmbedder, embedText } from './builtin-embedding.ts'

const cosine = (a: Float32Array, b: Float32Array): number => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
const likeness = (a: string, b: string): number => cosine(embedText(a), embedText(b))

describe('the built-in embedding', () => {
  it('gives unit vectors of 768 dimensions, also for empty text', async () => {
    const vectors = await builtinEmbedder.embed(['Opening hours', '', '!?'], 'passage')
    for (const vector of vectors) {
      expect(vector).toHaveLength(768)
      expect(cosine(vector, vector)).toBeCloseTo(1, 5)
    }
  })

  it('is deterministic', () => {
    expect(embedText('A box of six tarts')).toEqual(embedText('A box of six tarts'))
  })

  it.each([
    ['How much is delivery?', 'What does a delivery cost, and how much is it?', 'Our chef comes from Lyon'],
    ['你们的营业时间是什么时候', '营业时间是几点', '我想退货'],
    ['ร้านเปิดกี่โมง', 'ร้านเปิดตอนกี่โมง', 'ราคาค่าจัดส่งเท่าไร'],
    ['كم سعر الجولة', 'سعر الجولة', 'أين موقعكم'],
  ])('finds %s nearer to its paraphrase than to another text', (text, near, far) => {
    expect(likeness(text, near)).toBeGreaterThan(likeness(text, far) + 0.1)
  })
})
