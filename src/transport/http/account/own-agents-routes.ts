import type { FastifyInstance } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { CHANNELS } from '#src/contract/api/agents-contract.ts'
import {
  type AgentRecordPage,
  type AgentRecordResponse,
  type AgentUpdate,
  type ConsentTextList,
  type DoneResponse,
  NONE,
  SITE_TIME_ZONE,
  agentRecord,
  updateAgentRequest,
} from '#src/contract/api/own-agents-contract.ts'
import { pageQuery, toPage, wholeListQuery } from '#src/contract/api/pagination.ts'
import { makeChange } from '#src/features/accounts/accounts.ts'
import {
  archiveAgent,
  listAgentsBefore,
  listConsentTexts,
  changeAgent,
  renewIdentitySalt,
  restoreAgent,
} from '#src/features/agents/agents.ts'
import { checkWildcards, updateAppearance } from '#src/features/channels/channels.ts'
import { exclusiveWebsite, queueReprocessing } from '#src/features/research/research.ts'
import { noteOf } from '../callers/authorization.ts'
import { once } from '../callers/idempotency-key.ts'
import { cutList } from '../wire/cut-list.ts'
import { parseChanges, parseInput } from '../wire/parse-input.ts'
import { getAccount } from '../callers/caller.ts'
import type { ById } from '../wire/path-id.ts'
import { toAgentRecord } from './agent-record.ts'
import { ownAgent } from './own-agent.ts'
import type { IdentitySecretResponse } from '#src/contract/api/inbox-contract.ts'
import { keepIdentitySecret } from '#src/features/conversations/conversations.ts'
import { serve } from '../wire/serve-operation.ts'

/** Routes for an account's agents. */
export function ownAgentsRoutes(scope: FastifyInstance, app: App): void {
  serve(scope, 'listAgents', async (request): Promise<AgentRecordPage> => {
    const { cursor, limit } = parseInput(pageQuery, request.query)
    const agents = await listAgentsBefore(app.db, getAccount(request), cursor, limit + 1)
    return toPage(agents, limit, (agent) => toAgentRecord(app, agent))
  })

  serve<ById>(scope, 'getAgent', async (request): Promise<AgentRecordResponse> => {
    return { success: true, agent: toAgentRecord(app, await ownAgent(app, request)) }
  })

  serve<ById>(scope, 'updateAgent', async (request): Promise<AgentRecordResponse> => {
    const { appearance, ...sent } = parseChanges(updateAgentRequest, agentRecord, request)
    const changes = toChanges(sent)
    const { id, visitorTexts } = await ownAgent(app, request)
    await checkWildcards(appearance?.origins)
    const agent = await makeChange(app.db, noteOf(request), async (tx) => {
      await updateAppearance(tx, id, { appearance })
      const changed = await changeAgent(tx, id, changes)
      if (changed.visitorTexts !== visitorTexts) await queueReprocessing(app.queue, tx, changed)
      return changed
    })
    return { success: true, agent: toAgentRecord(app, agent) }
  })

  serve<ById>(scope, 'listConsentTexts', async (request): Promise<ConsentTextList> => {
    const { id } = await ownAgent(app, request)
    const texts = (await listConsentTexts(app.db, id)).map(({ version, text, createdAt }) => ({
      version,
      text: text ?? undefined,
      created_at: createdAt.toISOString(),
    }))
    return cutList(texts, parseInput(wholeListQuery, request.query), ({ version }) => String(version))
  })

  serve<ById>(scope, 'archiveAgent', async (request): Promise<DoneResponse> => {
    const { id } = await ownAgent(app, request)
    await makeChange(app.db, noteOf(request), async (tx) => {
      if (!(await archiveAgent(tx, id))) throw new AppError('not_found', 'Agent not found')
    })
    return { success: true }
  })

  serve<ById>(scope, 'restoreAgent', async (request): Promise<AgentRecordResponse> => {
    const agent = await ownAgent(app, request)
    const website = exclusiveWebsite(app, agent.websiteUrl === null ? undefined : new URL(agent.websiteUrl))
    if (agent.state === 'archived') await restoreAgent(app.db, agent, { website, note: noteOf(request) })
    return { success: true, agent: toAgentRecord(app, await ownAgent(app, request)) }
  })

  serve<ById>(scope, 'getIdentitySecret', async (request): Promise<IdentitySecretResponse> => {
    const agent = await ownAgent(app, request)
    return { success: true, identity_secret: await keepIdentitySecret(app.db, app.secretKeys, agent) }
  })

  serve<ById>(scope, 'renewIdentitySecret', async (request): Promise<IdentitySecretResponse> => {
    const agent = await ownAgent(app, request)
    const secret = await once(app, request, {
      run: () =>
        makeChange(app.db, noteOf(request), async (tx) =>
          keepIdentitySecret(tx, app.secretKeys, await renewIdentitySalt(tx, agent.id)),
        ),
      replay: () => keepIdentitySecret(app.db, app.secretKeys, agent),
    })
    return { success: true, identity_secret: secret }
  })
}

function toChanges(sent: Omit<AgentUpdate, 'appearance'>) {
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
    visitorMcp: sent.visitor_mcp,
    timeZone: zone === SITE_TIME_ZONE ? null : zone,
    consentText: consentText === NONE ? null : consentText,
    privacyUrl: privacyUrl === NONE ? null : privacyUrl,
    tone,
    languages,
    goals: goals === NONE ? '' : goals,
  }
}
