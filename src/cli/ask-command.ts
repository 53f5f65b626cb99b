import { createLog } from '#src/base/log.ts'
import { type Config, readConfig } from '#src/config.ts'
import { builtinEmbedder } from '#src/engine/models/builtin-embedding.ts'
import { createEndpointEmbedder } from '#src/engine/models/endpoint-embedding.ts'
import { createEndpointWeb } from '#src/engine/models/endpoint-web.ts'
import { type Agent, findAgent, listAllAgents } from '#src/features/agents/agents.ts'
import { createIndexCache, explainToOwner } from '#src/features/answers/answers.ts'
import type { Db } from '#src/store/database.ts'
import { formatExplanation } from './format-explanation.ts'
import { openConfigured } from './open-configured.ts'
import { printable } from './printable.ts'

export interface AskOptions {
  /** Agent ID; optional if there is only one agent. */
  agent: string | undefined
  isExplained: boolean
  /** The visitor's browser locale, or ''. */
  locale: string
}

const MAX_LISTED = 20
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Asks an agent of the configured database as a visitor would, with the built-in answerer. Prints the answer and, if
 * requested, how it came about.
 */
export async function askAgent(text: string, { agent: id, isExplained, locale }: AskOptions): Promise<number> {
  const config = readConfig()
  await using database = await openConfigured(config)
  const web = config.embedding && createEndpointWeb(config.embedding.baseUrl)
  try {
    const agent = await chooseAgent(database.db, id)
    if (agent === undefined) return 1
    const deps = {
      db: database.db,
      log: createLog('silent'),
      indexes: createIndexCache(),
      rankingEmbedder: (model: string) => rankingEmbedder(config, model, web),
    }
    const explained = await explainToOwner(deps, agent, { text, locale, now: new Date() })
    const explanation = isExplained ? `\n${formatExplanation(agent, explained)}` : ''
    process.stdout.write(printable(`${explained.said}\n${explanation}`))
    return 0
  } finally {
    await web?.close()
  }
}

function rankingEmbedder(
  { embedding }: Config,
  model: string,
  web: ReturnType<typeof createEndpointWeb> | undefined,
): ReturnType<typeof createEndpointEmbedder> | undefined {
  return embedding && web && model !== builtinEmbedder.model
    ? createEndpointEmbedder({ ...embedding, model, fetch: web.fetch })
    : undefined
}

async function chooseAgent(db: Db, id: string | undefined): Promise<Agent | undefined> {
  if (id !== undefined) {
    const found = UUID.test(id) ? await findAgent(db, id) : undefined
    if (found === undefined) process.stderr.write(`Agent ${id} not found.\n`)
    return found
  }
  const agents = await listAllAgents(db, MAX_LISTED)
  const [only] = agents
  if (agents.length === 1) return only
  const listed = agents.map(({ id: one, companyName }) => `  ${one}  ${printable(companyName)}\n`).join('')
  process.stderr.write(
    agents.length === 0
      ? 'This database holds no agent.\n'
      : `Choose an agent with --agent ID. The newest are:\n${listed}`,
  )
  return undefined
}
