import type { Config } from '#src/config.ts'
import { OTHER_KEY, checkInstallation } from '#src/features/onboarding/installation.ts'
import type { Db } from '#src/store/database.ts'
import { findSecretKey } from '#src/store/secret-key.ts'
import { type Finding, bad, good, odd } from './finding.ts'

/** Checks that the stored secrets belong to the secret key, and says whether an earlier one is still needed. */
export async function checkSecretKey(
  { secretKey, previousKeys, dataDir, isKeyLost }: Config,
  db: Db,
): Promise<Finding[]> {
  const key = secretKey ?? (await findSecretKey(dataDir))
  if (key === undefined) return []
  const { belongsTo, values, outdated } = await checkInstallation(db, [key, ...previousKeys])
  const needs = `${values} stored values need`
  if (belongsTo === 'unknown')
    return [isKeyLost ? odd(`${needs} a key that is lost.`) : bad(`${needs} another key. ${OTHER_KEY}`)]
  if (belongsTo === 'previous')
    return [odd(`${needs} SECRET_KEY_PREVIOUS. The next start writes them again with SECRET_KEY.`)]
  if (belongsTo === 'none') return []
  if (outdated > 0)
    return [
      odd(
        `${outdated} stored values need SECRET_KEY_PREVIOUS: a node with that key wrote them. Restart a node that has the new SECRET_KEY.`,
      ),
    ]
  const rest =
    previousKeys.length > 0
      ? ' 0 need SECRET_KEY_PREVIOUS: only links in earlier emails and cookies of browsers do. Remove it after 30 days.'
      : ''
  return [good(`${values} stored values belong to the secret key.${rest}`)]
}
