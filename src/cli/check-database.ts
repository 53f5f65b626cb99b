import type { Config } from '#src/config.ts'
import { type DatabaseFacts, readDatabaseFacts } from '#src/store/database-facts.ts'
import { listAppliedMigrations } from '#src/store/migrate.ts'
import { type Finding, bad, good, odd, wordsOf } from './finding.ts'
import { openConfigured } from './open-configured.ts'

const OLDEST_MAJOR = 15
const MUCH_SKEW_MS = 2_000

/** The database can be opened, is new enough, has pgvector and tells the same time. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  const name = config.databaseUrl ? 'PostgreSQL' : 'The embedded database'
  try {
    const database = await openConfigured(config)
    try {
      const [facts, migrations] = [await readDatabaseFacts(database.db), await listAppliedMigrations(database.db)]
      const schema = migrations.at(-1) ?? 'not laid out yet; the first start does it'
      return [good(`${name} ${facts.major} answers; its schema is ${schema}.`), ...judge(facts)]
    } finally {
      await database.close()
    }
  } catch (error) {
    const words = wordsOf(error)
    return [
      words.includes('in use by another Foyer')
        ? odd(`${name} was not looked at: it belongs to a running Foyer.`)
        : bad(`${name}: ${words}`),
    ]
  }
}

function judge({ major, vectorVersion, clockAheadMs }: DatabaseFacts): Finding[] {
  const seconds = (Math.abs(clockAheadMs) / 1000).toFixed(1)
  return [
    ...(major < OLDEST_MAJOR ? [bad(`PostgreSQL ${major} is too old: Foyer needs ${OLDEST_MAJOR} or later.`)] : []),
    vectorVersion
      ? good(`pgvector ${vectorVersion} is there.`)
      : bad('pgvector is missing on the database server: install its package there.'),
    Math.abs(clockAheadMs) > MUCH_SKEW_MS
      ? odd(`The clocks of this machine and the database differ by ${seconds} s. Let both keep time by NTP.`)
      : good(`The clocks of this machine and the database agree within ${seconds} s.`),
  ]
}
