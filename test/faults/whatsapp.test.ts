import { expect, test } from 'vitest'
import { numberSettings, startCountingGraph } from '../../bench/support/counting-graph.ts'
import { countOutcome, deliverStorm } from '../../bench/support/whatsapp-storm.ts'
import { SERVER_URL, createFaultSetup } from '../support/fault-setup.ts'
import { linkText } from '../support/phone.ts'
import { callOnce, newAgent } from '../support/calls-under-load.ts'
import { startFoyer } from '../support/process.ts'

const MESSAGES = 60
/** Sent after the last kill. WhatsApp's reports on them show whether it accepted the message before. */
const LATER = 10
const KILLS = 3

// The embedded database uses the same code, and waiting for the leases of a killed process is slow.
test.skipIf(!SERVER_URL)(
  `killed ${KILLS} times while webhooks come in any order and a third twice: each message is answered exactly once`,
  async () => {
    await using place = await createFaultSetup()
    let origin = ''
    await using graph = await startCountingGraph(() => origin)
    const settings = {
      ...place.settings,
      ...numberSettings(graph.url),
      TRIAL_MESSAGES: '100000',
      WHATSAPP_WAIT_SECONDS: '0.2',
    }
    let foyer = await startFoyer(settings)
    origin = foyer.origin
    const created = await callOnce(
      origin,
      'POST',
      '/agents',
      newAgent({ codebase_context: { products: [{ name: 'Gift basket', price: '31 EUR' }] } }),
    )
    if (!('status' in created)) throw new Error('the agent was not created')
    const code = /FY\w{6}/.exec(linkText(String(created.body['whatsapp_link'])))?.[0] ?? ''

    const plan = { code, perSecond: 30, atOnce: 8, originOf: () => origin }
    const storm = deliverStorm({ ...plan, messages: MESSAGES - LATER })
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await expect.poll(() => graph.reached.size, { interval: 20 }).toBeGreaterThanOrEqual(kill * 3)
      await foyer.end('SIGKILL')
      foyer = await startFoyer(settings)
      origin = foyer.origin
    }
    await storm
    await deliverStorm({ ...plan, messages: LATER, first: MESSAGES - LATER })
    await expect
      .poll(() => countOutcome(graph, MESSAGES), { interval: 250 })
      .toEqual({ once: MESSAGES, never: 0, twice: 0 })
    await foyer.end('SIGTERM')
  },
)
