import { describe, expect, test } from 'vitest'
import { checkSite, readCorpus } from '../eval/corpus-check.ts'

const sites = readCorpus('eval/corpus')
const questions = sites.flatMap(({ truth }) => truth.questions)
const unanswerable = sites.flatMap(({ truth }) => truth.unanswerable)

describe('the corpus of made-up businesses', () => {
  test.each(sites.map((site) => [site.truth.id, site] as const))('%s says what its ground truth says', (_id, site) => {
    expect(checkSite(site)).toEqual([])
  })

  test('holds eight businesses in six languages', () => {
    expect(sites).toHaveLength(8)
    expect(sites.map(({ truth }) => truth.language).toSorted()).toEqual(['ar', 'de', 'en', 'en', 'en', 'es', 'fr', 'it'])
  })

  test('asks enough, half of the unanswerable in the words of the site', () => {
    expect(questions.length).toBeGreaterThanOrEqual(150)
    expect(unanswerable.length).toBeGreaterThanOrEqual(100)
    expect(unanswerable.filter((one) => one.in_vocabulary).length).toBeGreaterThanOrEqual(unanswerable.length / 2)
  })

  test('names each question once', () => {
    const ids = [...questions, ...unanswerable].map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })
})
