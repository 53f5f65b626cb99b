import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { createId } from '#src/base/ids.ts'
import { type SecretKeys, isSignedByAny, signText } from '#src/base/signed-text.ts'
import { createToken, hashToken } from '#src/base/tokens.ts'
import { NOW, timeAgo, timeFromNow } from '#src/store/clock.ts'
import type { Db, Tx } from '#src/store/database.ts'

/** How long a link and a code work, from the time their email is sent. */
export const SIGN_IN_MINUTES = 15
/** How many codes may be tried per email. */
const TRIES = 5

/** Stores a sign-in request. `browserSecret` stays in the browser that asked: the code works only there. */
export async function insertSignIn(db: Tx, email: string): Promise<{ id: string; browserSecret: string }> {
  const id = createId()
  const browserSecret = createToken('', 256)
  await db
    .insertInto('sign_ins')
    .values({
      id,
      email,
      browser_hash: hashToken(browserSecret),
      token_hash: null,
      code_hash: null,
      expires_at: endsSoon(),
    })
    .execute()
  return { id, browserSecret }
}

/**
 * Creates the link's token and the code when the email is sent. They replace earlier ones and are stored nowhere else.
 */
export async function makeSignInSecrets(
  db: Db,
  secretKey: string,
  id: string,
): Promise<{ token: string; code: string }> {
  const token = createToken('', 256)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await db
    .updateTable('sign_ins')
    .set({ token_hash: hashToken(token), code_hash: hashCode(secretKey, id, code), expires_at: endsSoon() })
    .where('id', '=', id)
    .execute()
  return { token, code }
}

/** Returns the inbox a live link was sent to. */
export function findSignIn(db: Db, token: string): Promise<{ email: string } | undefined> {
  return db
    .selectFrom('sign_ins')
    .select('email')
    .where('token_hash', '=', hashToken(token))
    .where(isLive)
    .executeTakeFirst()
}

/** Returns how long the newest unused link to an inbox works, in seconds; undefined if none does. */
export async function findSecondsLeft(db: Db, email: string): Promise<number | undefined> {
  const newest = await db
    .selectFrom('sign_ins')
    .select(sql<number | null>`ceil(extract(epoch from max(expires_at) - now()))::int`.as('secondsLeft'))
    .where('email', '=', email)
    .where(isLive)
    .executeTakeFirst()
  return newest?.secondsLeft ?? undefined
}

/** Uses a link and returns the email it verifies; undefined if it is unknown, used or expired. */
export async function useSignInLink(db: Db, token: string): Promise<string | undefined> {
  const used = await db
    .updateTable('sign_ins')
    .set({ used_at: NOW })
    .where('token_hash', '=', hashToken(token))
    .where(isLive)
    .returning('email')
    .executeTakeFirst()
  return used?.email
}

/** The result of trying a code. Every concurrent attempt counts. */
export type CodeTry = { email: string; right: boolean }

/**
 * Tries a code in the browser that asked for it. Returns undefined if that browser's email has expired, was used or was
 * tried too often.
 */
export async function trySignInCode(
  db: Db,
  secretKeys: SecretKeys,
  { browserSecret, code }: { browserSecret: string; code: string },
): Promise<CodeTry | undefined> {
  const tried = await db
    .updateTable('sign_ins')
    .set({ tries: sql<number>`tries + 1` })
    .where('browser_hash', '=', hashToken(browserSecret))
    .where('code_hash', 'is not', null)
    .where('tries', '<', TRIES)
    .where(isLive)
    .returning(['id', 'email', 'code_hash as codeHash'])
    .executeTakeFirst()
  if (!tried) return undefined
  const isRight = isSignedByAny(secretKeys, tried.codeHash ?? '', (secretKey) => hashCode(secretKey, tried.id, code))
  if (!isRight) return { email: tried.email, right: false }
  const used = await db
    .updateTable('sign_ins')
    .set({ used_at: NOW })
    .where('id', '=', tried.id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return used && { email: tried.email, right: true }
}

const isLive = sql<boolean>`used_at is null and expires_at > now()`

function endsSoon() {
  return timeFromNow(SIGN_IN_MINUTES, 'mins')
}

/**
 * Hashes a code with a secret that is not in the database: otherwise, a reader of the database could try all six-digit
 * codes.
 */
function hashCode(secretKey: string, id: string, code: string): string {
  return signText(secretKey, `code:${id}:${code}`)
}

/** Deletes sign-ins that no longer work. */
export async function pruneSignIns(db: Db): Promise<void> {
  await db.deleteFrom('sign_ins').where('expires_at', '<=', timeAgo(1, 'days')).execute()
}
