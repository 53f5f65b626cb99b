import { expect, test } from 'vitest'
import { knowledgeText, questionOf } from '../../../test/support/knowledge-texts.ts'
import { answerSteps, buildAnswerIndex, runInSlices } from './answer.ts'

const rooms = ['Oak', 'Elm', 'Ash', 'Fir', 'Yew'].map((name, at) =>
  knowledgeText({ title: `${name} room`, content: `Price: £${80 + at} a night\nBreakfast: £9`, type: 'product' }),
)
const index = buildAnswerIndex(rooms, { name: 'The Oak', language: 'en' })

/** How many steps an answer takes, and what it says. */
function countSteps(budget: { leftMs: number } | undefined): { steps: number; kind: string } {
  const answering = answerSteps(index, { ...questionOf('Is breakfast with kippers included?'), budget })
  let steps = 0
  for (;;) {
    const step = answering.next()
    if (step.done) return { steps, kind: step.value.kind }
    steps++
  }
}

test('an answer without time left looks at one candidate and still says something', () => {
  const whole = countSteps(undefined)
  const cut = countSteps({ leftMs: 0 })
  expect(cut.steps).toBeLessThan(whole.steps)
  expect(['known', 'unknown']).toContain(cut.kind)
})

test('the time of each slice counts against the budget', async () => {
  const budget = { leftMs: 1000 }
  function* work(): Generator<undefined, void> {
    workUntilTheClockMoves()
    yield
  }
  await runInSlices(work(), budget)
  expect(budget.leftMs).toBeLessThan(1000)
})

/** Keeps the processor busy until the clock of processor time, which may tick every 10 ms, has moved. */
function workUntilTheClockMoves(): void {
  const before = process.threadCpuUsage()
  let used = before
  while (used.user === before.user && used.system === before.system) used = process.threadCpuUsage()
}
