import type { Addresses } from '#src/base/addresses.ts'
import type { ClientAddress } from '#src/base/caller-address.ts'
import type { Channel, CodebaseContext, CreationEvent } from '#src/contract/api/agents-contract.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import type { IdempotentCall, AuditNote } from '#src/features/accounts/accounts.ts'
import type { AnswerModel } from '#src/features/answers/answers.ts'
import type { KnowledgeDeps } from '#src/features/knowledge/knowledge.ts'
import type { MailQueueDeps } from '#src/features/mail/mail.ts'
import type { ResearchDeps } from '#src/features/research/research.ts'

export interface OnboardingSettings {
  creation: { perOwnerPerDay: number; perAddressPerDay: number; inBatchesPerDay: number }
  trial: { messages: number; days: number | null }
}

export interface OnboardingDeps extends KnowledgeDeps, ResearchDeps, MailQueueDeps {
  answerModel: AnswerModel | undefined
  config: OnboardingSettings & ResearchDeps['config']
  addresses: Addresses
  /** Signs tokens. */
  secretKey: string
}

export interface AgentCreation {
  /** Lowercase; undefined only with an account. */
  email: string | undefined
  company_name: string
  website_url?: string
  linkedin_url?: string
  codebase_context?: CodebaseContext
  agent_name?: string
  greeting_message?: string
  industry?: string
  source?: string
  channels: Channel[]
  /** Account of the API key, if one was sent. */
  accountId: string | undefined
  address: ClientAddress
  /** Present if the call has an `Idempotency-Key`. */
  call: IdempotentCall | undefined
  /** Present for a row of a batch, with the agent whose settings a new agent gets. */
  batch?: { template: Agent | undefined }
  /** Audit entry of the creation. */
  note: AuditNote
  /** Receives events as they happen. */
  report: (event: CreationEvent) => void
}
