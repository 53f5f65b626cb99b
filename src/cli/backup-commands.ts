import { resolve } from 'node:path'
import { type Config, readConfig } from '#src/config.ts'
import { restoreBackup, writeBackup } from '#src/store/backup.ts'
import { askRunning } from './ask-running.ts'
import { openConfigured } from './open-configured.ts'

/** Writes a backup, by the running service where it holds the database. Answers the exit code. */
export async function backUp(file: string): Promise<number> {
  const config = readConfig()
  const running = await askRunning(config, { ask: 'backup', file: resolve(file) })
  const rows = running ? running.rows : await backUpUnused(config, file)
  process.stdout.write(`${file} holds ${rows} rows. It does not hold the secret key: keep ${keyPlace(config.secretKey)} with it.\n`)
  return 0
}

async function backUpUnused(config: Config, file: string): Promise<number> {
  await using database = await openConfigured(config)
  return await writeBackup(database.db, file)
}

/** Fills an empty database from a backup, all or nothing. Answers the exit code. */
export async function restore(file: string): Promise<number> {
  const config = readConfig()
  await using database = await openConfigured(config)
  const rows = await restoreBackup(database, file)
  process.stdout.write(`Restored ${rows} rows. Start Foyer with the secret key that belongs to them (${keyPlace(config.secretKey)}).\n`)
  return 0
}

function keyPlace(secretKey: string | undefined): string {
  return secretKey === undefined ? 'DATA_DIR/secret.key' : 'SECRET_KEY'
}
