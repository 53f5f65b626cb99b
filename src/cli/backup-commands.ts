import { resolve } from 'node:path'
import { type Config, readConfig } from '#src/config.ts'
import { belongsTo, restoreBackup, writeBackup } from '#src/store/backup.ts'
import { findSecretKey } from '#src/store/secret-key.ts'
import { askRunning } from './ask-running.ts'
import { openConfigured } from './open-configured.ts'

const WITHOUT_KEY =
  'WhatsApp numbers must be connected again, webhook and identity secrets and verification tokens change, and unsubscribed people get emails again'

/** Writes a backup, through the running service if that holds the database. Returns the exit code. */
export async function backUp(file: string): Promise<number> {
  const config = readConfig()
  const running = await askRunning(config, { ask: 'backup', file: resolve(file) })
  const rows = running ? running.rows : await backUpUnused(config, file)
  process.stdout.write(
    `Saved ${rows} rows to ${file}. The file does not contain the secret key: keep ${keyPlace(config.secretKey)} with it.\n`,
  )
  return 0
}

async function backUpUnused(config: Config, file: string): Promise<number> {
  await using database = await openConfigured(config)
  return await writeBackup(database.db, file, config.secretKey ?? (await findSecretKey(config.dataDir)))
}

/** Fills an empty database from a backup, all or nothing. Returns the exit code. */
export async function restore(file: string): Promise<number> {
  const config = readConfig()
  await using database = await openConfigured(config)
  const rows = await restoreBackup(database, file)
  process.stdout.write(`Restored ${rows} rows. ${await judgeKey(config, file)}\n`)
  return 0
}

async function judgeKey({ secretKey, previousKeys, dataDir }: Config, file: string): Promise<string> {
  const place = keyPlace(secretKey)
  const key = secretKey ?? (await findSecretKey(dataDir))
  const isTheirs = key === undefined ? undefined : await belongsTo(file, [key, ...previousKeys])
  if (isTheirs === undefined) return `Start Foyer with the secret key that belongs to them (${place}).`
  if (isTheirs) return `${place} matches them.`
  return `${place} does not match them: restore the one that does, or set SECRET_KEY_PREVIOUS to it. If it is lost, set SECRET_KEY_PREVIOUS=lost: then ${WITHOUT_KEY}.`
}

function keyPlace(secretKey: string | undefined): string {
  return secretKey === undefined ? 'DATA_DIR/secret.key' : 'SECRET_KEY'
}
