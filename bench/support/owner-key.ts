import { createApiKey, insertProvisionalAccount } from '#src/features/accounts/accounts.ts'
import { type DatabaseLocation, openDatabase } from '#src/store/database.ts'
import { migrateToLatest } from '#src/store/migrate.ts'

/** Settings for a load from one address. */
export const WITHOUT_LIMITS = Object.fromEntries(
  [
    ['AGENTS_PER_DAY', 'AGENTS_PER_ADDRESS_PER_DAY', 'KEYLESS_ITEMS_PER_HOUR', 'KEYLESS_ITEMS_MAX'],
    ['CHAT_PER_VISITOR_PER_HOUR', 'CHAT_PER_ADDRESS_PER_HOUR', 'TRIAL_MESSAGES', 'SIGN_INS_PER_ADDRESS_PER_HOUR'],
  ]
    .flat()
    .map((name) => [name, '1000000']),
)

/** Creates an account with a key in the database of a service that has not started yet. */
export async function createOwner(location: DatabaseLocation): Promise<{ authorization: string }> {
  await using database = await openDatabase(location)
  await migrateToLatest(database.db)
  const { secret } = await createApiKey(database.db, await insertProvisionalAccount(database.db), { name: 'bench' })
  return { authorization: `Bearer ${secret}` }
}
