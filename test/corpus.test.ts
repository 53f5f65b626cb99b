import { describe, expect, test } from 'vitest'
import { checkSite, readCorpus } from '../eval/corpus-check.ts'

const sites = readCorpus('eval/corpus')
const questions = sites.flatMap(({ truth }) => truth.questions)
const unanswerable = sites.flatMap(({ truth }) => truth.unanswerable)

describe('the corpus of made-up businesses', () => {
  test.each(sites.map((site) => [site.truth.id, site] as const))('%s says what its ground truth says', (_id, site) => {
    expect(checkSite(site)).toEqual([])
  })

  test('names each question once', () => {
    const ids = [...questions, ...unanswerable].map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })
})
