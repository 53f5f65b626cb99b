import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startModelServer } from './support/model-server.ts'
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
      { ...COST, page: ['index.html'], support: ['The evening course', '140 EUR'] },
      { text: 'Book at https://kiln-corner.test/now.', claim: true, is_true: false, kind: 'link_contact' },
    ],
  },
]

const evaluate = (words: string[], settings = {}) => runProgram(['eval/eval.ts', ...words], settings)

test('replies are counted by what reaches the visitor, and their citations name items of the prompt', async () => {
  const places = [join(folder, 'sites'), join(folder, 'sites'), join(folder, 'replies')]
  const { exitCode, output } = await evaluate(['replies', ...places, '--citations'])
  expect(output).toMatch(/^true, dropped for their own content +0 of 2 /m)
  expect(output).toMatch(/^true, dropped only with one that they point at +0 of 2 /m)
  expect(output).toMatch(/^without a claim, dropped +0 of 1 /m)
  expect(output).toMatch(/^false, shown: link_contact +0 of 1 /m)
  expect(output).toContain('true, with their support in a numbered item: 2 of 2')
  expect(exitCode).toBe(0)
})

test('live without a model shows the table with a scripted one', async () => {
  const { exitCode, output } = await evaluate(['live', join(folder, 'sites'), join(folder, 'sites')])
  expect(output).toContain('CHAT_MODEL is not set: a scripted model answers')
  expect(output).toContain('compatible:scripted, 2 of 2 questions asked')
  expect(output).toMatch(/^sites: right, as the model grades +1 of 1 /m)
  expect(output).toMatch(/^sites: unanswerable, refused +\d of 1 /m)
  expect(output).toMatch(/^tokens of the replies +\d+ input \(\d+ % cached\), \d+ output/m)
  expect(exitCode).toBe(0)
})

test('live asks the model of the settings, and stops before it costs more than it may', async () => {
  await using model = await startModelServer()
  const reply = 'The evening course costs 140 EUR.'
  model.play(({ prompt }) => ({ text: [prompt.includes(`<reply>\n${reply}`) ? '{"grade": "right"}' : reply] }))
  const settings = { CHAT_MODEL: 'compatible:writer', CHAT_BASE_URL: model.url, CHAT_CHECK: 'off' }
  const limits = ['--price', '1,0.1,5', '--max-usd', '0.002']
  const { exitCode, output } = await evaluate(['live', join(folder, 'sites'), ...limits], settings)
  expect(output).toContain('compatible:writer, 1 of 2 questions asked')
  expect(output).toContain('Stopped at the limit of the spending')
  expect(output).toMatch(/^sites: right, as the model grades +1 of 1 /m)
  expect(output).toMatch(/^cost of 1,000 replies +[1-9]\.\d\d USD/m)
  expect(exitCode).toBe(0)
})

test('ablate prints what each part of the answerer is worth, and names those that are worth nothing', async () => {
  const parts = ['--part', 'kind-fit', '--part', 'offers']
  const { exitCode, output } = await evaluate(['ablate', '--set', join(folder, 'sites'), ...parts])
  expect(output).toMatch(/^nothing +\| +\| \d+\.\d · \d+\.\d · \d+\.\d +\| 100\.0 · 100\.0 · 100\.0/m)
  expect(output).toMatch(/^kind-fit +\d+ \| +\+\d+\.\d \| +-\d+\.\d/m)
  expect(output).toMatch(/^does not pay: offers$/m)
  expect(exitCode).toBe(0)
})
