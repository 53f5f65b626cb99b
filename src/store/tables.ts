import type { AccountTables } from './tables/account-tables.ts'
import type { AgentTables } from './tables/agent-tables.ts'
import type { BatchTables } from './tables/batch-tables.ts'
import type { ConversationTables } from './tables/conversation-tables.ts'
import type { KnowledgeTables } from './tables/knowledge-tables.ts'
import type { LimitTables } from './tables/limit-tables.ts'
import type { OauthTables } from './tables/oauth-tables.ts'
import type { SiteTables } from './tables/site-tables.ts'
import type { WebhookTables } from './tables/webhook-tables.ts'
import type { WhatsappTables } from './tables/whatsapp-tables.ts'

/** Every table with its columns. */
export interface Tables
  extends
    AccountTables,
    AgentTables,
    BatchTables,
    ConversationTables,
    KnowledgeTables,
    LimitTables,
    OauthTables,
    SiteTables,
    WebhookTables,
    WhatsappTables {}
