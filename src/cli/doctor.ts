import { type Config, readConfig } from '#src/config.ts'
import { checkDatabase } from './check-database.ts'
import { checkDisk, checkMail, checkPublicUrl } from './check-surroundings.ts'
import { checkEmbeddings } from './check-embeddings.ts'
import type { Finding } from './finding.ts'

const SIGNS = { good: 'ok     ', odd: 'look at', bad: 'PROBLEM' }

/** Prints what was found, one line each. 1 when something will not work. */
export async function examine(): Promise<number> {
  const config = readConfig()
  const checks: ((config: Config) => Promise<Finding[]>)[] = [checkDatabase, checkDisk, checkEmbeddings, checkMail, checkPublicUrl]
  let bad = false
  for (const check of checks) {
    for (const { verdict, sentence } of await check(config)) {
      bad ||= verdict === 'bad'
      process.stdout.write(`${SIGNS[verdict]}  ${sentence}\n`)
    }
  }
  return bad ? 1 : 0
}
