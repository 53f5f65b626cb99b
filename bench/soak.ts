import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type SoakInstallation, startInstallation } from './soak/soak-installation.ts'
import {
  type SoakAgent,
  type SoakCaller,
  converse,
  createAgent,
  createLedger,
  readDashboard,
  refresh,
} from './soak/soak-load.ts'
import { countLosses } from './soak/soak-losses.ts'
import { type SoakPace, startPace } from './soak/soak-pace.ts'
import { type SoakRun, renderSoak } from './soak/soak-report.ts'
import { openBench } from './support/bench-resources.ts'
import { countOutcome, deliverStorm } from './support/whatsapp-storm.ts'

/**
 * `npm run soak [-- --minutes 20]`: six hours of a busy installation in 20 minutes, on two nodes and a PostgreSQL
 * server that it starts (root). One node is killed, and PostgreSQL restarts, again and again. It prints whether the
 * other node's memory grows, what was acknowledged and is gone, and whether turns become slower. It exits with 1 if an
 * aim is missed.
 */

/** What begins per second. 20 minutes are 19,200 turns, 4,800 messages on WhatsApp and 6,000 reads of dashboards. */
const PER_SECOND = { conversations: 3.2, whatsapp: 4, reads: 5, creations: 0.2, refreshes: 0.1 }
const CONVERSATION = { questions: 5, pauseMs: 1_000 }
/** Agents before the run. The first ones have a website each. */
const AGENTS = 40
const SITES = { sites: 8, pages: 3 }
/** One of so many new agents reads a website. */
const SITE_EVERY = 5
const KILLS = 6
/** In 20 minutes. */
const RESTARTS = 3
const SAMPLES = 20
/** A third of the messages arrive twice. */
const DELIVERIES = 4 / 3
const SETTLE_MS = 120_000

async function soak(minutes: number): Promise<boolean> {
  await using bench = openBench()
  await using installation = await startInstallation(bench, SITES)
  const { originOf, owner, graph } = installation
  const setUp = startPace(0)
  const before: SoakCaller = { originOf, owner, ledger: createLedger(), now: setUp.now }
  const agents: SoakAgent[] = []
  for (let at = 0; at < AGENTS; at += 1) agents.push(...(await createAgent(before, installation.websites[at])))
  bench.say(`${agents.length} agents; ${minutes} minutes begin`)

  const pace = startPace(minutes * 60_000)
  const caller = { ...before, now: pace.now }
  const messages = Math.round(PER_SECOND.whatsapp * minutes * 60)
  const storm = { messages, code: agents[0]?.code ?? '', perSecond: PER_SECOND.whatsapp * DELIVERIES, atOnce: 32 }
  const [{ memory, disturbances }] = await Promise.all([
    trouble(pace, installation, { restarts: Math.max(1, Math.round((RESTARTS * minutes) / 20)), say: bench.say }),
    load(pace, caller, { agents, websites: installation.websites }),
    deliverStorm({ ...storm, originOf }),
  ])
  bench.say('the load has ended')
  for (const endedAt = pace.now(); countOutcome(graph, messages).never > 0; await sleep(500))
    if (pace.now() - endedAt > SETTLE_MS) break
  const { ledger } = caller
  const losses = await countLosses(installation.databaseUrl, ledger)
  const run: SoakRun = { pace, ledger, disturbances, memory, losses, whatsapp: countOutcome(graph, messages) }
  const { text, isMet } = renderSoak(run)
  console.log(text)
  return isMet
}

/** Visitors, owners and new agents. */
async function load(
  { repeat }: SoakPace,
  caller: SoakCaller,
  { agents, websites }: { agents: readonly SoakAgent[]; websites: readonly string[] },
): Promise<void> {
  const agentAt = (at: number): SoakAgent => agents[at % agents.length] ?? { id: '', widgetKey: '', code: '' }
  await Promise.all([
    repeat(PER_SECOND.conversations, (at) =>
      converse(caller, agentAt(at).widgetKey, { ...CONVERSATION, from: at * CONVERSATION.questions }),
    ),
    repeat(PER_SECOND.reads, (at) => readDashboard(caller, agentAt(at).id, at)),
    repeat(PER_SECOND.creations, async (at) => {
      await createAgent(caller, at % SITE_EVERY === 0 ? websites[at % websites.length] : undefined)
    }),
    repeat(PER_SECOND.refreshes, (at) => refresh(caller, agents[at % websites.length]?.id ?? '')),
  ])
}

/** Kills, restarts, and samples of the memory of the node that lives on. */
async function trouble(
  { spread, now, lengthMs }: SoakPace,
  installation: SoakInstallation,
  { restarts, say }: { restarts: number; say: (text: string) => void },
): Promise<Pick<SoakRun, 'memory' | 'disturbances'>> {
  const memory: SoakRun['memory'] = []
  const disturbances: number[] = []
  const disturb = (act: () => Promise<void> | void) => () => {
    disturbances.push(now())
    return act()
  }
  await Promise.all([
    spread(KILLS, disturb(installation.killNode)),
    spread(restarts, disturb(installation.restartPostgres)),
    spread(SAMPLES, async () => {
      const bytes = await installation.readUsedBytes()
      memory.push({ at: now() / lengthMs, bytes })
      say(`${Math.round(now() / 1000)} s: ${(bytes / 1e6).toFixed(1)} MB used`)
    }),
  ])
  return { memory, disturbances }
}

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '20' } } })
process.exitCode = (await soak(Number(values.minutes))) ? 0 : 1
