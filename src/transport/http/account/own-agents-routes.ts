import type { FastifyInstance } from 'fastify'
import type { App } from '#src/app.ts'
import { CHANNELS } from '#src/contract/api/agents-contract.ts'
import {
  type AgentRecord,
  type AgentRecordPage,
  type AgentRecordResponse,
  type AgentUpdate,
  type ConsentTextList,
  type DoneResponse,
  NONE,
  SITE_TIME_ZONE,
  updateAgentRequest,
} from '#src/contract/api/own-agents-contract.ts'
import { pageQuery, toPage } from '#src/contract/api/pagination.ts'
import { makeChange } from '#src/features/accounts/accounts.ts'
import {
  type Agent,
  archiveAgent,
  listAgentsBefore,
  listConsentTexts,
  changeAgent,
  renewIdentitySalt,
} from '#src/features/agents/agents.ts'
import { chatLink, embedCode } from '#src/features/channels/channels.ts'
import { queueReprocessing } from '#src/features/research/research.ts'
import { noteOf } from '../callers/authorization.ts'
import { parseBody, parseInput } from '../wire/parse-input.ts'
import { getAccount } from '../callers/caller.ts'
import type { ById } from '../wire/path-id.ts'
import { ownAgent } from './own-agent.ts'
import type { IdentitySecretResponse } from '#src/contract/api/inbox-contract.ts'
import { keepIdentitySecret } from '#src/features/conversations/conversations.ts'

/** Routes for an account's agents. */
export function ownAgentsRoutes(scope: FastifyInstance, app: App): void {
  scope.get('/agents', async (request): Promise<AgentRecordPage> => {
    const { cursor, limit } = parseInput(pageQuery, request.query)
    const agents = await listAgentsBefore(app.db, getAccount(request), cursor, limit + 1)
    return toPage(agents, limit, (agent) => toRecord(app, agent))
  })

  scope.get<ById>('/agents/:id', async (request): Promise<AgentRecordResponse> => {
    return { success: true, agent: toRecord(app, await ownAgent(app, request)) }
  })

  scope.patch<ById>('/agents/:id', async (request): Promise<AgentRecordResponse> => {
    const changes = toChanges(parseBody(updateAgentRequest, request))
    const { id, visitorTexts } = await ownAgent(app, request)
    const agent = await makeChange(app.db, noteOf(request), async (tx) => {
      const changed = await changeAgent(tx, id, changes)
      if (changed.visitorTexts !== visitorTexts) await queueReprocessing(app.queue, tx, changed)
      return changed
    })
    return { success: true, agent: toRecord(app, agent) }
  })

  scope.get<ById>('/agents/:id/consent-texts', async (request): Promise<ConsentTextList> => {
    const { id } = await ownAgent(app, request)
    const texts = await listConsentTexts(app.db, id)
    return {
      data: texts.map(({ version, text, createdAt }) => ({
        version,
        text: text ?? undefined,
        created_at: createdAt.toISOString(),
      })),
    }
  })

  scope.delete<ById>('/agents/:id', async (request): Promise<DoneResponse> => {
    const { id } = await ownAgent(app, request)
    await makeChange(app.db, noteOf(request), (tx) => archiveAgent(tx, id))
    return { success: true }
  })

  scope.get<ById>('/agents/:id/identity-secret', async (request): Promise<IdentitySecretResponse> => {
    const agent = await ownAgent(app, request)
    return { success: true, identity_secret: await keepIdentitySecret(app.db, app.secretKeys, agent) }
  })

  scope.post<ById>('/agents/:id/identity-secret', async (request): Promise<IdentitySecretResponse> => {
    const { id } = await ownAgent(app, request)
    const secret = await makeChange(app.db, noteOf(request), async (tx) =>
      keepIdentitySecret(tx, app.secretKeys, await renewIdentitySalt(tx, id)),
    )
    return { success: true, identity_secret: secret }
  })
}

function toChanges(sent: AgentUpdate) {
  const {
    deploy_channels: named,
    time_zone: zone,
    consent_text: consentText,
    privacy_url: privacyUrl,
    tone,
    languages,
    goals,
  } = sent
  return {
    name: sent.agent_name,
    greeting: sent.greeting_message,
    channels: named && CHANNELS.filter((channel) => named.includes(channel)),
    retentionDays: sent.retention_days,
    askConsent: sent.ask_consent,
    visitorTexts: sent.visitor_texts,
    timeZone: zone === SITE_TIME_ZONE ? null : zone,
    consentText: consentText === NONE ? null : consentText,
    privacyUrl: privacyUrl === NONE ? null : privacyUrl,
    tone,
    languages,
    goals: goals === NONE ? '' : goals,
  }
}

function toRecord({ addresses }: App, agent: Agent): AgentRecord {
  const isOn = (channel: string): boolean => agent.channels.includes(channel)
  return {
    agent_id: agent.id,
    agent_name: agent.name,
    company_name: agent.companyName,
    state: agent.state === 'archived' ? 'archived' : 'active',
    website_url: agent.websiteUrl ?? undefined,
    verified: agent.verifiedAt !== null,
    greeting_message: agent.greeting,
    deploy_channels: CHANNELS.filter(isOn),
    webchat_embed_code: isOn('webchat') ? embedCode(addresses, agent.widgetKey) : undefined,
    webchat_widget_key: isOn('webchat') ? agent.widgetKey : undefined,
    whatsapp_link: isOn('whatsapp') ? chatLink(addresses, agent) : undefined,
    credits: { used: agent.creditsUsed, limit: agent.creditsLimit },
    warnings: agent.warnings,
    retention_days: agent.retentionDays,
    ask_consent: agent.askConsent,
    visitor_texts: agent.visitorTexts,
    consent_text: agent.consentText ?? undefined,
    privacy_url: agent.privacyUrl ?? undefined,
    tone: agent.tone,
    languages: agent.languages,
    goals: agent.goals || undefined,
    time_zone: agent.timeZone || undefined,
    created_at: agent.createdAt.toISOString(),
  }
}
