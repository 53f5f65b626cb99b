import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { signText } from '#src/base/signed-text.ts'

/**
 * Returns the installation's secret key, which is created at the first start and stored in the data folder, readable by
 * its owner only. Throws if the file is empty.
 */
export async function loadSecretKey(folder: string): Promise<string> {
  const path = join(folder, 'secret.key')
  await mkdir(folder, { recursive: true })
  await makeKey(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const key = (await readFile(path, 'utf8')).trim()
  if (key === '')
    throw new Error(`${path} is empty. Restore the key from your backup, or delete the file, then start again.`)
  return key
}

/** Returns the secret key of a data folder, if it has one. */
export function findSecretKey(folder: string): Promise<string | undefined> {
  return readFile(join(folder, 'secret.key'), 'utf8').then(
    (key) => key.trim() || undefined,
    () => undefined,
  )
}

/** Returns a fingerprint that identifies a key without revealing it. */
export function fingerprintKey(secretKey: string): string {
  return signText(secretKey, 'mark')
}

/** Creates the key. Deletes it if writing fails, because a full disk must not leave half a key. */
async function makeKey(path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(randomBytes(32).toString('base64url'))
    await file.sync()
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
}
