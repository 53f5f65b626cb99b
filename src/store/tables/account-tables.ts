import type { ColumnType, Generated } from 'kysely'
import type { Scope } from '#src/contract/api/rights.ts'
import type { CreatedAt, Time } from './column-types.ts'

export interface AccountTables {
  /** Tables of accounts and their members. */
  accounts: {
    id: string
    /** Null until an email is verified. */
    email: string | null
    provisional: boolean
    /** The email of the agent that a workspace without a verified email was created for. */
    origin_email: ColumnType<string | null, string | null | undefined, string | null>
    /** The workspace's name. */
    name: ColumnType<string | null, string | null | undefined, string | null>
    /** Granted by the operator for all agents; used once an agent's trial is spent. */
    credits_limit: Generated<number>
    credits_used: Generated<number>
    /** The operator's exceptions for this account; null: as in the settings. */
    agents_per_day: ColumnType<number | null, number | null | undefined, number | null>
    model_tokens_per_day: ColumnType<string | null, number | null | undefined, number | null>
    created_at: CreatedAt
  }

  sessions: {
    id: string
    token_hash: string
    /** The person's own account. */
    account_id: string
    /** The workspace the session shows; null: the person's own. */
    workspace_id: string | null
    /** Browser and system, in words. */
    device: string
    created_at: CreatedAt
    /** Exact to an hour. */
    last_seen_at: CreatedAt
    expires_at: Time
    /** Until then, the session can make changes that need a recent sign-in. */
    recent_until: Time
  }

  /** Pending sign-ins by email. */
  sign_ins: {
    id: string
    email: string
    /** Hash of the secret in the browser that asked. The code works only there. */
    browser_hash: string
    /** Null until the email is sent. */
    token_hash: string | null
    code_hash: string | null
    tries: Generated<number>
    created_at: CreatedAt
    expires_at: Time
    used_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }

  passkeys: {
    id: string
    account_id: string
    /** Base64url, from the authenticator. */
    credential_id: string
    /** COSE key in base64url. */
    public_key: string
    counter: ColumnType<string, number, number>
    transports: string[]
    /** Browser and system, in words. */
    device: string
    created_at: CreatedAt
    last_used_at: Time | null
  }

  /** Pending challenges. */
  passkey_challenges: {
    challenge_hash: string
    /** The person who adds a passkey; null for a sign-in. */
    account_id: string | null
    expires_at: Time
  }

  /** Members of a workspace other than its owner. */
  members: {
    workspace_id: string
    account_id: string
    role: 'owner' | 'editor'
    created_at: CreatedAt
  }

  invitations: {
    id: string
    workspace_id: string
    email: string
    role: 'owner' | 'editor'
    /** Null until the email is sent. */
    token_hash: string | null
    created_at: CreatedAt
    expires_at: Time
  }

  /** Audit log of a workspace. */
  audit_entries: {
    id: string
    account_id: string
    actor_kind: 'person' | 'key' | 'operator'
    actor_id: string | null
    actor_name: string
    action: string
    target_id: string | null
    /** Names of the changed fields. */
    fields: string[]
    created_at: CreatedAt
  }

  api_keys: {
    id: string
    account_id: string
    name: string
    key_hash: string
    /** The last four characters. */
    ending: string
    /** What the key can do. */
    scopes: Scope[]
    created_at: CreatedAt
    last_used_at: Time | null
    /** Null: never. */
    expires_at: ColumnType<Date | null, Date | null, Date | null>
    revoked_at: Time | null
    /** The person who gave the key to an OAuth client; null for a key that somebody created. */
    person_id: ColumnType<string | null, undefined, string>
    /** The only resource that accepts the key; null: the API and MCP. */
    audience: ColumnType<string | null, undefined, string>
    /** The host that the client's ID or its redirect names. */
    client_host: ColumnType<string | null, undefined, string>
    /** Until then, the client can replace its tokens. */
    refresh_until: ColumnType<Date | null, undefined, Date>
  }

  /** Offered workspaces that an account refused. */
  refused_workspaces: {
    account_id: string
    workspace_id: string
  }

  /** Unclaimed agents under an account's email that it refused. */
  refused_agents: {
    account_id: string
    agent_id: string
  }

  /** One row: which key the stored secrets belong to. */
  installation: {
    id: Generated<number>
    /** Fingerprint of the key. */
    key_mark: string
    /** The key that inboxes are hashed with, encrypted. It never changes, because hashes cannot be computed again. */
    hash_key_sealed: string
    changed_at: CreatedAt
  }

  /** Emails that an agent was created with. */
  known_emails: {
    email: string
    created_at: CreatedAt
  }
}
