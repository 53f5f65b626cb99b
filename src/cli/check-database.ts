import type { Config } from '#src/config.ts'
import { type DatabaseFacts, findStoredDimensions, readDatabaseFacts } from '#src/store/database-facts.ts'
import { POSTGRES_CONNECTIONS } from '#src/store/database.ts'
import { FolderInUseError } from '#src/store/folder-lock.ts'
import { MAY_NOT_CREATE, WRITTEN_BY_NEWER, areNewer, listAppliedMigrations } from '#src/store/migrate.ts'
import { explainFailure } from './explain-failure.ts'
import { type Finding, bad, good, odd } from './finding.ts'
import { checkSecretKey } from './check-secret-key.ts'
import { openConfigured } from './open-configured.ts'

const OLDEST_MAJOR = 15
const MUCH_SKEW_MS = 2_000

export interface DatabaseCheck {
  findings: Finding[]
  /** Dimensions of the configured model's stored vectors, if there are any. */
  storedDimensions: number | undefined
}

/** Checks that the database opens, is recent enough, has pgvector and has the right time. */
export async function checkDatabase(config: Config): Promise<DatabaseCheck> {
  const name = config.databaseUrl ? 'PostgreSQL' : 'The embedded database'
  try {
    await using database = await openConfigured(config)
    const [facts, migrations] = [await readDatabaseFacts(database.db), await listAppliedMigrations(database.db)]
    const schema = migrations.at(-1) ?? 'not created yet; the first start creates it'
    const model = config.embedding?.model
    return {
      findings: [
        good(`${name} ${facts.major} is reachable; its schema is ${schema}.`),
        ...(areNewer(migrations) ? [bad(WRITTEN_BY_NEWER)] : []),
        ...(migrations.includes('0005-sessions') ? await checkSecretKey(config, database.db) : []),
        ...(migrations.length === 0 && !facts.mayCreate ? [bad(MAY_NOT_CREATE)] : []),
        ...judge(facts),
        ...(config.databaseUrl ? judgeConnections(facts) : []),
      ],
      storedDimensions: model && migrations.length > 0 ? await findStoredDimensions(database.db, model) : undefined,
    }
  } catch (error) {
    const finding =
      error instanceof FolderInUseError
        ? odd(`${name} was not checked, because a running Foyer uses it.`)
        : bad(explainFailure(error))
    return { findings: [finding], storedDimensions: undefined }
  }
}

function judge({ major, vectorVersion, hasVector, clockAheadMs }: DatabaseFacts): Finding[] {
  const seconds = (Math.abs(clockAheadMs) / 1000).toFixed(1)
  return [
    ...(major < OLDEST_MAJOR ? [bad(`PostgreSQL ${major} is too old: Foyer needs ${OLDEST_MAJOR} or later.`)] : []),
    judgeVector(vectorVersion, hasVector),
    Math.abs(clockAheadMs) > MUCH_SKEW_MS
      ? odd(`The clocks of this machine and the database differ by ${seconds} s. Synchronize both with NTP.`)
      : good(`The clocks of this machine and the database agree within ${seconds} s.`),
  ]
}

function judgeVector(version: string | null, isInReach: boolean): Finding {
  if (version === null) return bad('pgvector is missing on the database server. Install its package.')
  if (isInReach) return good(`pgvector ${version} is installed.`)
  return odd(
    `pgvector ${version} is not installed in this database yet. If the role cannot do it, ask an administrator to run CREATE EXTENSION vector`,
  )
}

function judgeConnections({ connections }: DatabaseFacts): Finding[] {
  if (connections >= POSTGRES_CONNECTIONS) return []
  const few = `PostgreSQL allows this role ${connections} connections, and a process uses up to ${POSTGRES_CONNECTIONS}`
  return [odd(`${few}: with fewer, requests wait for each other.`)]
}
