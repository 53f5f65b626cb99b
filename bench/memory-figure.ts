import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '../scripts/seeded-random.ts'
import { readMemory } from './support/child-process.ts'
import type { Figure } from './support/figure-types.ts'
import { type RunningFoyer, callApi, startFoyer } from './support/foyer-process.ts'
import { startGeneratedSite } from './support/generated-site.ts'
import { writeParagraph, writeSentence } from './support/generated-text.ts'
import { median } from './support/statistics.ts'

const AGENTS = 10
const PAGES = 40
const ITEMS = 200
const QUESTIONS = 200
const REST_MS = 10_000
const SAMPLES = 10

/** Resident memory of the single process of embedded mode, idle after a round of work. */
export const memoryFigure: Figure = {
  name: 'memory',
  measure: async (bench) => {
    await using foyer = await startFoyer({
      DATA_DIR: await bench.createFolder(),
      KEYLESS_ITEMS_PER_HOUR: '100000',
      CHAT_PER_ADDRESS_PER_HOUR: '100000',
      CHAT_PER_VISITOR_PER_HOUR: '100000',
      TRIAL_MESSAGES: '100000',
    })
    const started = await readMemory(foyer.pid)
    await work(foyer)
    const busy = await readMemory(foyer.pid)
    await sleep(REST_MS)
    const samples: number[] = []
    for (let sample = 0; sample < SAMPLES; sample++) {
      samples.push((await readMemory(foyer.pid)).now)
      await sleep(200)
    }
    const note = `${AGENTS} agents of ${PAGES} pages, ${ITEMS} items and ${QUESTIONS} questions, then ${REST_MS / 1000} s of rest; ${Math.round(started.now)} MB at the start, ${Math.round(busy.now)} MB after the work`
    return [
      { what: 'memory at rest, embedded, no Chromium', value: median(samples), unit: 'MB', aim: { atMost: 450 }, note },
      {
        what: 'memory at its peak',
        value: busy.peak,
        unit: 'MB',
        note: `${Math.round(started.peak)} MB of it while the new database was laid out`,
      },
    ]
  },
}

async function work(foyer: RunningFoyer): Promise<void> {
  const random = createRandom(5)
  for (let count = 0; count < AGENTS; count++) {
    await using site = await startGeneratedSite(PAGES)
    const body = { company_name: 'Lindenhof', email: `bench-${count}@example.com`, website_url: site.origin }
    const agent = await callApi<{ agent_id: string; webchat_widget_key: string }>(foyer.origin, '/public/agents', body)
    for (let item = 0; item < ITEMS / AGENTS; item++) {
      await callApi(foyer.origin, '/public/knowledge', {
        agent_id: agent.agent_id,
        title: `Notice ${item}`,
        content: writeParagraph(random, 4),
      })
    }
    await ask(foyer, agent.webchat_widget_key, random)
  }
}

async function ask(foyer: RunningFoyer, widgetKey: string, random: () => number): Promise<void> {
  const session = await callApi<{ session_token: string }>(foyer.origin, '/chat/sessions', { widget_key: widgetKey })
  for (let question = 0; question < QUESTIONS / AGENTS; question++) {
    const text = `What does ${writeSentence(random).toLowerCase().replace('.', '?')}`
    await callApi(foyer.origin, '/chat/messages', { text }, { authorization: `Bearer ${session.session_token}` })
  }
}
