import { request } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { startPostgres } from '../../scripts/postgres-server.ts'
import { type CountingGraph, numberSettings, startCountingGraph } from '../support/counting-graph.ts'
import type { Bench } from '../support/figure-types.ts'
import { type RunningFoyer, SECRET_KEY, startFoyer } from '../support/foyer-process.ts'
import { startGeneratedSite } from '../support/generated-site.ts'
import type { UsedMemory } from '../support/memory-probe.ts'
import { WITHOUT_LIMITS, createOwner } from '../support/owner-key.ts'

const MOST_STARTS = 10
const RESTART_MS = 1_000

/** Two nodes on one PostgreSQL, with the websites and the Graph API that they talk to. */
export interface SoakInstallation extends AsyncDisposable {
  databaseUrl: string
  /** The header of the account that owns the agents. */
  owner: { authorization: string }
  websites: string[]
  graph: CountingGraph
  /** Returns the address of a node that is up, each in turn. */
  originOf: () => string
  /** Kills the second node and starts another in its place. */
  killNode(): Promise<void>
  restartPostgres(): void
  /** Returns the bytes that the first node uses after a collection of garbage. */
  readUsedBytes(): Promise<number>
}

export async function startInstallation(
  bench: Bench,
  { sites, pages }: { sites: number; pages: number },
): Promise<SoakInstallation> {
  await using leave = new AsyncDisposableStack()
  const postgres = leave.use(await startPostgres())
  const websites: string[] = []
  for (let site = 0; site < sites; site += 1) websites.push(`${leave.use(await startGeneratedSite(pages)).origin}/`)
  let origins: string[] = []
  let asked = 0
  const originOf = (): string => origins[(asked += 1) % origins.length] ?? ''
  const graph = leave.use(await startCountingGraph(originOf))
  const owner = await createOwner({ url: postgres.url })
  const settings = { ...WITHOUT_LIMITS, ...numberSettings(graph.url), DATABASE_URL: postgres.url, SECRET_KEY }
  const folder = await bench.createFolder()
  const socket = join(folder, 'memory.sock')
  const probe = `--import=${pathToFileURL('bench/support/memory-probe.ts').href}`
  const first = leave.use(await startFoyer({ ...settings, DATA_DIR: folder, MEMORY_SOCKET: socket }, [probe]))
  const startSecond = async (): Promise<RunningFoyer> => {
    const node = await startUntilReady({ ...settings, DATA_DIR: await bench.createFolder() })
    origins = [first.origin, node.origin]
    return node
  }
  let second = await startSecond()
  leave.defer(() => second[Symbol.asyncDispose]())
  const owned = leave.move()
  return {
    databaseUrl: postgres.url,
    owner,
    websites,
    graph,
    originOf,
    killNode: async () => {
      process.kill(-second.pid, 'SIGKILL')
      origins = [first.origin]
      second = await startSecond()
    },
    restartPostgres: postgres.restart,
    readUsedBytes: async () => {
      const { heap, external } = await readUsed(socket)
      return heap + external
    },
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  }
}

/** Starts a node as a supervisor does: it ends if PostgreSQL is just restarting. */
async function startUntilReady(settings: Record<string, string>): Promise<RunningFoyer> {
  for (let left = MOST_STARTS; ; left -= 1) {
    try {
      return await startFoyer(settings)
    } catch (error) {
      if (left === 0) throw error
      await sleep(RESTART_MS)
    }
  }
}

function readUsed(socketPath: string): Promise<UsedMemory> {
  return new Promise((resolve, reject) => {
    const sent = request({ socketPath, path: '/' }, (response) => resolve(json(response) as Promise<UsedMemory>))
    sent.on('error', reject).end()
  })
}
