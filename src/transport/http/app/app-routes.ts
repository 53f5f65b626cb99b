import type { FastifyInstance } from 'fastify'
import type { App } from '#src/app.ts'
import { announceClaim } from '#src/features/webhooks/webhooks.ts'
import {
  type AgentView,
  type ClaimResponse,
  type FirstStepsResponse,
  type HomeResponse,
  type InviteResponse,
  type MeResponse,
  type SampleChatResponse,
  type WorkspaceView,
  inviteRequest,
  updateAgentRequest,
} from '#src/contract/app/app-contract.ts'
import { type Workspace, getAccount, listWorkspacesOf, makeChange, recordAs } from '#src/features/accounts/accounts.ts'
import { type Agent, claimAgent, getAgent, listAgents, previewClaim } from '#src/features/agents/agents.ts'
import {
  chatLink,
  checkWildcards,
  embedCode,
  findLastSighting,
  hostedPageLink,
  imageLink,
  mcpLink,
  updateAppearance,
} from '#src/features/channels/channels.ts'
import { countCredits, startSignedInSession } from '#src/features/access/access.ts'
import { countKnowledgeItems } from '#src/features/knowledge/knowledge.ts'
import { listTextsToReview, listWrittenSettings } from '#src/features/onboarding/onboarding.ts'
import { openSampleChat } from '#src/features/demo/demo.ts'
import { startConversation } from '#src/features/conversations/conversations.ts'
import { readFirstSteps } from '#src/features/insights/insights.ts'
import { SAMPLE, hasWebsitePicture, warningsForOwner, verifyByEmail } from '#src/features/research/research.ts'
import {
  findSignedIn,
  getSignedIn,
  readSignInBrowser,
  refuseForeignOrigin,
  setSessionCookies,
} from '../callers/browser-session.ts'
import { toSession } from '../chat/chat-routes.ts'
import { limitCalls } from '../chat/visitor.ts'
import { limitOwners } from '../callers/owner-auth.ts'
import { hasMailPage } from '../pages/mail-viewer-routes.ts'
import { lookRoutes } from './look-routes.ts'
import { noticeRoutes } from './notice-routes.ts'
import { offersRoutes } from './offers-routes.ts'
import { parseBody } from '../wire/parse-input.ts'
import type { ById } from '../wire/path-id.ts'
import { actorOfAccount, recordByPerson } from './changes-by-persons.ts'
import { ownAgent } from './workspace-agent.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { limitSignIns, signInRoutes } from './sign-in-routes.ts'
import { teamRoutes } from './team-routes.ts'

const PROVISIONAL = 'a workspace without a verified email'

/** Routes of the web application. */
export function appRoutes(scope: FastifyInstance, app: App): void {
  scope.addHook('onRequest', async (request, reply) => {
    refuseForeignOrigin(app, request)
    await limitOwners(app, request, reply)
  })
  scope.get('/home', (): HomeResponse => ({
    sample: { website_url: `${app.addresses.public()}${SAMPLE.path}`, company_name: SAMPLE.companyName },
    base_url: `${app.addresses.public()}/api/v1/public`,
    trial: { message_limit: app.config.trial.messages, expires_in_days: app.config.trial.days },
    mail_page: hasMailPage(app) ? '/dev/mail' : undefined,
  }))
  scope.post('/sample-chat', async (): Promise<SampleChatResponse> => ({ widget_key: await openSampleChat(app) }))
  claimRoutes(scope, app)
  signInRoutes(scope, app)
  passkeyRoutes(scope, app)
  agentRoutes(scope, app)
  lookRoutes(scope, app)
  noticeRoutes(scope, app)
  teamRoutes(scope, app)
  offersRoutes(scope, app)
}

function claimRoutes(scope: FastifyInstance, app: App): void {
  scope.post('/invite', async (request): Promise<InviteResponse> => {
    const { invite } = parseBody(inviteRequest, request)
    await limitSignIns(app, request)
    const [{ agent, mailedTo }, session] = await Promise.all([previewClaim(app.db, invite), findSignedIn(app, request)])
    const account = session?.account
    const receiver = account && !account.provisional ? account.email : (mailedTo ?? (account && PROVISIONAL))
    // Whoever has the link from the response sent the knowledge along.
    const texts = await (mailedTo === null ? listWrittenSettings : listTextsToReview)(app.db, agent)
    return { agent_name: agent.name, company_name: agent.companyName, receiving_account: receiver, texts }
  })

  scope.post('/claim', async (request, reply): Promise<ClaimResponse> => {
    const { invite } = parseBody(inviteRequest, request)
    await limitSignIns(app, request)
    const visit = await readSignInBrowser(app, request)
    const signedIn = visit.earlier?.account
    const { agent, accountId, sessionToken } = await app.db.transaction().execute(async (tx) => {
      const claimed = await claimAgent(tx, invite, signedIn)
      const actor = await actorOfAccount(tx, claimed.accountId)
      await recordAs({ accountId: claimed.accountId, actor, action: 'claimAgent', fields: [] })(tx, claimed.agent.id)
      await announceClaim(app, tx, claimed.agent.id)
      const isSignedIn = signedIn?.id === claimed.accountId
      return {
        ...claimed,
        sessionToken: isSignedIn
          ? undefined
          : await startSignedInSession(app, tx, claimed.accountId, { ...visit, entry: 'claim' }),
      }
    })
    if (sessionToken !== undefined) await setSessionCookies(app, reply, sessionToken)
    await verifyByEmail(app, accountId)
    return { agent_id: agent.id }
  })

  scope.get('/me', async (request): Promise<MeResponse> => {
    const { account, workspace } = await getSignedIn(app, request)
    const [agents, own, others] = await Promise.all([
      listAgents(app.db, workspace.id),
      getAccount(app.db, account.id),
      listWorkspacesOf(app.db, account),
    ])
    return {
      account,
      workspace: toWorkspaceView(workspace),
      workspaces: [{ ...own, role: 'owner' as const, own: true }, ...others].map(toWorkspaceView),
      agents: agents
        .map((agent) => ({
          id: agent.id,
          name: agent.name,
          company_name: agent.companyName,
          archived: agent.state === 'archived',
        }))
        .sort((one, other) => Number(one.archived) - Number(other.archived)),
    }
  })
}

function agentRoutes(scope: FastifyInstance, app: App): void {
  scope.get<ById>('/agents/:id', async (request): Promise<{ agent: AgentView }> => {
    return { agent: await toAgentView(app, await ownAgent(app, request)) }
  })

  scope.patch<ById>('/agents/:id', async (request): Promise<{ agent: AgentView }> => {
    const { id } = await ownAgent(app, request)
    const changes = parseBody(updateAgentRequest, request)
    await checkWildcards(changes.appearance?.origins)
    const note = recordByPerson(await getSignedIn(app, request), {
      action: 'updateAgent',
      targetId: id,
      fields: Object.keys(changes),
    })
    await makeChange(app.db, note, (tx) => updateAppearance(tx, id, changes))
    return { agent: await toAgentView(app, await getAgent(app.db, id)) }
  })

  scope.get<ById>('/agents/:id/first-steps', async (request): Promise<FirstStepsResponse> => {
    const agent = await ownAgent(app, request)
    const [steps, seen, known] = await Promise.all([
      readFirstSteps(app.db, agent),
      findLastSighting(app.db, agent.id),
      countKnowledgeItems(app.db, agent.id),
    ])
    return { steps, knows_nothing: known === 0, seen: seen && { host: seen.host, at: seen.at.toISOString() } }
  })

  scope.post<ById>('/agents/:id/preview', async (request) => {
    const [agent, { id: sessionId }] = [await ownAgent(app, request), await getSignedIn(app, request)]
    await limitCalls(app, agent.id, request)
    const { token, conversation } = await startConversation(app.db, {
      agentId: agent.id,
      channel: 'webchat',
      sessionId,
      locale: '',
    })
    return toSession(app, { agent, token, conversation, messages: [], onOwnWebsite: agent.websiteUrl !== null })
  })
}

function toWorkspaceView({ id, name, email, role, own, provisional }: Workspace): WorkspaceView {
  return { id, name: name || email, role, own, provisional }
}

function toSiteLook(app: App, { siteLook: { colors, images } }: Agent): AgentView['site_look'] {
  return { colors, images: images.map((url) => ({ url, shown_url: imageLink(app, { url }) })) }
}

async function toAgentView(app: App, agent: Agent): Promise<AgentView> {
  const link = chatLink(app.addresses, agent)
  return {
    id: agent.id,
    name: agent.name,
    company_name: agent.companyName,
    website_url: agent.websiteUrl ?? undefined,
    greeting: agent.greeting,
    appearance: agent.appearance,
    site_look: toSiteLook(app, agent),
    has_website_picture: hasWebsitePicture(app, agent),
    state: agent.state,
    created_at: agent.createdAt.toISOString(),
    credits: await countCredits(app.db, agent),
    channels: {
      webchat: agent.channels.includes('webchat')
        ? {
            embed_code: embedCode(app.addresses, agent.widgetKey),
            widget_key: agent.widgetKey,
            page_url: hostedPageLink(app.addresses, agent.widgetKey),
          }
        : undefined,
      whatsapp: agent.channels.includes('whatsapp')
        ? { link, qr_url: `/api/v1/public/qr?size=300&url=${encodeURIComponent(link)}` }
        : undefined,
      mcp: { url: mcpLink(app.addresses, agent.widgetKey), allowed: agent.visitorMcp },
    },
    research: { state: agent.researchState, pages_read: agent.pagesRead, pages_to_read: agent.pagesToRead },
    warnings: warningsForOwner(agent.warnings),
    has_model: app.config.model !== undefined,
  }
}
