import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runProgram } from './support/process.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-eval-test-'))
  await mkdir(join(folder, 'sites/kiln'), { recursive: true })
  await mkdir(join(folder, 'replies'))
  await writeFile(join(folder, 'sites/kiln/index.html'), PAGE)
  await writeFile(join(folder, 'sites/kiln.json'), JSON.stringify({ id: 'kiln', language: 'en', ...QUESTIONS }))
  await writeFile(join(folder, 'replies/kiln.json'), JSON.stringify({ replies: REPLIES }))
})
afterAll(() => rm(folder, { recursive: true }))

const PAGE = `<!doctype html><html lang="en"><title>Kiln Corner</title><h1>Kiln Corner</h1>
<p>Kiln Corner teaches pottery in a small studio by the river.</p>
<h2>Evening course</h2><p>The evening course costs 140 EUR and runs for six Tuesdays.</p>
<h2>Parking</h2><p>You can park behind the mill.</p></html>`
const QUESTIONS = {
  questions: [
    {
      question: 'What does the evening course cost?',
      lang: 'en',
      kind: 'price',
      answer: '140 EUR',
      page: 'index.html',
    },
  ],
  unanswerable: [{ question: 'Do you sell bicycles?', why: 'not sold' }],
}
const COST = {
  text: 'The evening course costs 140 EUR.',
  claim: true,
  is_true: true,
  page: 'index.html',
  support: 'The evening course costs 140 EUR',
}
const REPLIES = [
  {
    id: 'kiln-r01',
    lang: 'en',
    question: 'What does the evening course cost?',
    sentences: [COST, { text: 'Happy to help!', claim: false, is_true: true }],
  },
  {
    id: 'kiln-r01x',
    lang: 'en',
    question: 'What does the evening course cost?',
    sentences: [
      COST,
      { text: 'Book at https://kiln-corner.test/now.', claim: true, is_true: false, kind: 'link_contact' },
    ],
  },
]

const evaluate = (...words: string[]) => runProgram(['eval/eval.ts', ...words])

test.each([[[]], [['--citations']]])('replies %j are counted by what reaches the visitor', async (options) => {
  const places = [join(folder, 'sites'), join(folder, 'sites'), join(folder, 'replies')]
  const { exitCode, output } = await evaluate('replies', ...places, ...options)
  expect(output).toMatch(/^true, dropped for their own content +0 of 2 /m)
  expect(output).toMatch(/^true, dropped only with one that they point at +0 of 2 /m)
  expect(output).toMatch(/^without a claim, dropped +0 of 1 /m)
  expect(output).toMatch(/^false, shown: link_contact +0 of 1 /m)
  expect(exitCode).toBe(0)
})
