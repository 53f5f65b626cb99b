import type { ColumnType, Generated } from 'kysely'
import type { Scope } from '#src/contract/api/rights.ts'
import type { CreatedAt, Time } from './column-types.ts'

export interface AccountTables {
  /** The rows of accounts and of the people who work in them. */
  accounts: {
    id: string
    /** Null while nobody has proven an inbox. */
    email: string | null
    provisional: boolean
    /** What its owner calls the workspace. */
    name: ColumnType<string | null, string | null | undefined, string | null>
    /** Granted by the operator, for all of its agents; taken when an agent's own trial has none left. */
    credits_limit: Generated<number>
    credits_used: Generated<number>
    /** The operator's exceptions for this account; null: as the settings say. */
    agents_per_day: ColumnType<number | null, number | null | undefined, number | null>
    model_tokens_per_day: ColumnType<string | null, number | null | undefined, number | null>
    created_at: CreatedAt
  }

  sessions: {
    id: string
    token_hash: string
    /** The person's own account. */
    account_id: string
    /** The workspace that is shown; null: the person's own. */
    workspace_id: string | null
    /** Browser and system, in words. */
    device: string
    created_at: CreatedAt
    last_seen_at: CreatedAt
    expires_at: Time
  }

  /** A person who asks to be let in by mail. */
  sign_ins: {
    id: string
    email: string
    /** Of the secret that the asking browser holds: a code works there only. */
    browser_hash: string
    /** Null until the mail is sent. */
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
    /** Base64url, as its authenticator names it. */
    credential_id: string
    /** Base64url of its COSE key. */
    public_key: string
    counter: ColumnType<string, number, number>
    transports: string[]
    /** Browser and system that made it, in words. */
    device: string
    created_at: CreatedAt
    last_used_at: Time | null
  }

  /** What browsers were asked to sign and have not yet. */
  passkey_challenges: {
    challenge_hash: string
    /** Who adds a passkey; null for a sign-in. */
    account_id: string | null
    expires_at: Time
  }

  /** Who works in a workspace beside the account that it belongs to. */
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
    /** Null until the mail is sent. */
    token_hash: string | null
    created_at: CreatedAt
    expires_at: Time
  }

  /** Who changed what in a workspace. */
  audit_entries: {
    id: string
    account_id: string
    actor_kind: 'person' | 'key' | 'operator'
    actor_id: string | null
    actor_name: string
    action: string
    target_id: string | null
    /** Names of what was sent. */
    fields: string[]
    created_at: CreatedAt
  }

  api_keys: {
    id: string
    account_id: string
    name: string
    key_hash: string
    /** Its last four characters. */
    ending: string
    /** What it may be used for. */
    scopes: Scope[]
    created_at: CreatedAt
    last_used_at: Time | null
    /** Null: never. */
    expires_at: ColumnType<Date | null, Date | null, Date | null>
    revoked_at: Time | null
  }

  /** Workspaces that an account did not want to take over. */
  refused_workspaces: {
    account_id: string
    workspace_id: string
  }

  /** Unclaimed agents made under an account's email that it did not want. */
  refused_agents: {
    account_id: string
    agent_id: string
  }

  /** Emails with which an agent was created. */
  known_emails: {
    email: string
    created_at: CreatedAt
  }
}
