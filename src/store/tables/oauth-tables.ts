import type { ColumnType } from 'kysely'
import type { Scope } from '#src/contract/api/rights.ts'
import type { CreatedAt, Time } from './column-types.ts'

/** OAuth: clients that registered themselves, and what leads to a key. */
export interface OauthTables {
  oauth_clients: {
    id: string
    /** What the client calls itself. */
    name: string
    redirect_uris: string[]
    created_at: CreatedAt
    expires_at: Time
  }

  oauth_codes: {
    code_hash: string
    person_id: string
    workspace_id: string
    client_id: string
    client_name: string
    client_host: string
    redirect_uri: string
    /** The SHA-256 of the client's verifier, in base64url (RFC 7636). */
    challenge: string
    scopes: Scope[]
    audience: string
    expires_at: Time
    used_at: ColumnType<Date | null, undefined, Date>
    /** The key made with it. Using the code again revokes it. */
    key_id: ColumnType<string | null, undefined, string>
  }

  /** All refresh tokens of a key. The newest one is unused; using another revokes the key. */
  oauth_refresh_tokens: {
    token_hash: string
    key_id: string
    client_id: string
    created_at: CreatedAt
    used_at: ColumnType<Date | null, undefined, Date>
  }
}
