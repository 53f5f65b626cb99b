import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { measureEmbeddings } from '../eval/answers-embeddings.ts'
import { askSite, asking } from '../eval/answers-measure.ts'
import { checkSite, readCorpus } from '../eval/corpus-check.ts'
import { compareContacts, statedContacts } from '../eval/reply-contacts.ts'
import { readSite } from '../eval/sites-reading.ts'
import { answerQuestion, buildAnswerIndex } from '#src/engine/answer/answer.ts'
import { createGuardedFetch } from '#src/engine/fetch/guarded-fetch.ts'
import { createEndpointEmbedder } from '#src/engine/models/endpoint-embedding.ts'
import { startSite } from './support/site-server.ts'

const sites = readCorpus('eval/corpus')
const questions = sites.flatMap(({ truth }) => truth.questions)
const unanswerable = sites.flatMap(({ truth }) => truth.unanswerable)

describe('the corpus of made-up businesses', () => {
  test.each(sites.map((site) => [site.truth.id, site] as const))(
    'the website of %s contains its ground truth',
    (_id, site) => {
      expect(checkSite(site)).toEqual([])
    },
  )

  test.each(sites.map(({ truth }) => truth.id))('replies about %s have only contacts that its facts state', (id) => {
    const site = readSite(join('eval/corpus', id), join('eval/corpus', `${id}.json`))
    const index = buildAnswerIndex(site.items, site.company)
    const asked = [...site.truth.questions, ...site.truth.unanswerable]
    const replies = asked.map(({ question }) => answerQuestion(index, asking(question)).parts.join(''))
    const { held, differing } = compareContacts(replies, statedContacts(site.items))
    expect(differing).toEqual([])
    expect(held).toBeGreaterThan(10)
  })

  test('the check finds a number that lost a digit', () => {
    const stated = new Set(['8055550160', 'desk@a.test'])
    const replies = ['Call 805-555-0160 or desk@a.test.', 'Call 05-555-0160, on 2026-11-23.', 'Write to esk@a.test']
    expect(compareContacts(replies, stated)).toEqual({ held: 4, differing: ['055550160', 'esk@a.test'] })
  })

  test('has eight businesses in six languages', () => {
    expect(sites).toHaveLength(8)
    expect(sites.map(({ truth }) => truth.language).toSorted()).toEqual([
      'ar',
      'de',
      'en',
      'en',
      'en',
      'es',
      'fr',
      'it',
    ])
  })

  test('has enough questions, half of the unanswerable ones in the words of the site', () => {
    expect(questions.length).toBeGreaterThanOrEqual(150)
    expect(unanswerable.length).toBeGreaterThanOrEqual(100)
    expect(unanswerable.filter((one) => one.in_vocabulary).length).toBeGreaterThanOrEqual(unanswerable.length / 2)
  })

  test('has each question once', () => {
    const ids = [...questions, ...unanswerable].map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })
})

describe('the weight of an embedding model', () => {
  const site = readSite(join('eval/corpus', 'casa-perlungo'), join('eval/corpus', 'casa-perlungo.json'))
  /** A model that returns close vectors for a question and the texts with its answer. */
  const knowing = (text: string): number[] => [
    0.01,
    ...site.truth.questions.map(({ question, answer }) => (text === question || text.includes(answer) ? 1 : 0)),
  ]
  const WEIGHTS = [0, 1.3]

  async function measure() {
    const inputs: string[] = []
    await using endpoint = await startSite({
      '/v1/embeddings': async (request, response) => {
        let body = ''
        for await (const chunk of request) body += String(chunk)
        const { input } = JSON.parse(body) as { input: string[] }
        inputs.push(...input)
        const data = input.map((text, index) => ({ index, embedding: knowing(text) }))
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }))
      },
    })
    const { fetch, close } = createGuardedFetch({ userAgent: 'Foyer/0.1', allowPrivateHosts: 'loopback' })
    const embedder = createEndpointEmbedder({ model: 'stand-in', baseUrl: `${endpoint.origin}/v1`, apiKey: '', fetch })
    const measured = await measureEmbeddings([site], embedder, WEIGHTS)
    await close()
    return { ...measured, inputs }
  }

  test('raises the figures with a fake model that knows the answers', async () => {
    const { curve, heldOut, inputs } = await measure()
    const [without, most] = curve
    const plain = askSite(site)
    expect(inputs).toContain(site.truth.questions[0]?.question)
    expect(curve.map(({ weight }) => weight)).toEqual(WEIGHTS)
    expect(without?.drafted).toBe(plain.filter(({ group, in600 }) => group === 'answerable' && in600).length)
    expect(most?.drafted).toBeGreaterThan(without?.drafted ?? 0)
    expect(heldOut).toEqual(without)
  })
})
