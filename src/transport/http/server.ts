import cookie from '@fastify/cookie'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { App } from '#src/app.ts'
import type { BuildServer } from '../mcp/mcp-endpoint.ts'
import { mcpRoutes, visitorMcpRoutes } from '../mcp/mcp-routes.ts'
import { createId } from '#src/base/ids.ts'
import { agentsRoutes } from './account/agents-routes.ts'
import { appRoutes } from './app/app-routes.ts'
import { identifyCallers } from './callers/caller.ts'
import { chatRoutes } from './chat/chat-routes.ts'
import { warnOfUnknownProxy } from './callers/client-address.ts'
import { installErrorReplies } from './wire/error-replies.ts'
import { guardHost } from './callers/host-guard.ts'
import { correctionsRoutes } from './account/corrections-routes.ts'
import { inboxRoutes } from './account/inbox-routes.ts'
import { batchesRoutes } from './account/batches-routes.ts'
import { knowledgeBatchRoutes } from './account/knowledge-batch-routes.ts'
import { knowledgeRoutes } from './account/knowledge-routes.ts'
import { workspaceRoutes } from './account/workspace-routes.ts'
import { mailRoutes } from './pages/mail-routes.ts'
import { mailViewerRoutes } from './pages/mail-viewer-routes.ts'
import { oauthRoutes } from './oauth/oauth-routes.ts'
import { openApiRoutes } from './openapi-routes.ts'
import { operatorRoutes } from './operator-routes.ts'
import { operationsRoutes } from './operations-routes.ts'
import { ownAgentsRoutes } from './account/own-agents-routes.ts'
import { parseJson, readBodyText } from './wire/body-text.ts'
import { limitArrivingBodies } from './wire/arriving-bodies.ts'
import { identifyOwners } from './callers/owner-auth.ts'
import { packagesRoutes } from './pages/packages-routes.ts'
import { pages } from './pages/pages.ts'
import { qrRoutes } from './pages/qr-routes.ts'
import { knowledgeItemsRoutes } from './account/knowledge-items-routes.ts'
import { codebaseRoutes } from './account/codebase-routes.ts'
import { documentsRoutes } from './account/documents-routes.ts'
import { researchRoutes } from './account/research-routes.ts'
import { leadsRoutes } from './account/leads-routes.ts'
import { exportRoutes } from './account/export-routes.ts'
import { insightsRoutes } from './account/insights-routes.ts'
import { webhooksRoutes } from './account/webhooks-routes.ts'
import { whatsappNumberRoutes } from './account/whatsapp-number-routes.ts'
import { observeRequests } from './wire/observe-requests.ts'
import { endSilentConnections } from './wire/silent-connections.ts'
import { countStreams } from './wire/stream-slots.ts'
import { simulatorRoutes } from './chat/simulator-routes.ts'
import { whatsappWebhookRoutes } from './chat/whatsapp-webhook-routes.ts'
import {
  answerClientError,
  answerUnroutableMethods,
  endUnreadReplies,
  limitPipelining,
  replyToUnroutable,
} from './wire/unroutable-replies.ts'

const BODY_LIMIT = 1024 * 1024
// Enough for a document of 10 MiB on a slow connection.
const ARRIVING_MS = 300_000
/** How long a client may read nothing of a response. */
const UNREAD_MS = 60_000
const BASE_PATH = '/api/v1/public'
/** The public API for the web application, authenticated by its cookie. */
const OWNER_PATH = '/api/v1/owner'

/**
 * Starts the HTTP server; a process that only runs jobs serves just the operations routes. Listens when it resolves.
 */
export async function startServer(
  app: App,
  { unreadMs = UNREAD_MS, buildMcp }: { unreadMs?: number; buildMcp?: BuildServer } = {},
): Promise<FastifyInstance> {
  const setCommonHeaders = commonHeaders(app)
  const server = createServer(app, setCommonHeaders)
  answerUnroutableMethods(server.server)
  limitPipelining(server)
  endSilentConnections(server)
  acceptJsonOnly(server)
  observeRequests(server, app)
  countStreams(server)
  warnOfUnknownProxy(server, app)
  server.addHook('onRequest', (_request, reply, done) => {
    endUnreadReplies(reply.raw, unreadMs)
    done()
  })
  server.addHook('onRequest', (request, reply, done) => {
    setCommonHeaders(request, reply)
    done()
  })
  // A kept-alive connection would delay the shutdown.
  server.addHook('onResponse', (request, _reply, done) => {
    if (app.stopping.aborted) request.raw.socket.end()
    done()
  })
  guardHost(server, app)
  limitArrivingBodies(server, app)
  const refuseUnknown = installErrorReplies(server, app)
  operationsRoutes(server, app)
  if (app.config.role !== 'worker') await openService(server, app, { refuseUnknown, buildMcp })

  await server.listen({ host: app.config.host, port: app.config.port })
  const address = server.server.address()
  if (address && typeof address === 'object') app.listensOn(address.port)
  return server
}

async function openService(
  server: FastifyInstance,
  app: App,
  {
    refuseUnknown,
    buildMcp,
  }: { refuseUnknown: ReturnType<typeof installErrorReplies>; buildMcp: BuildServer | undefined },
): Promise<void> {
  await server.register(cookie, { secret: [...app.secretKeys] })
  /** Registers routes with their own hooks and parsers. */
  const open = (prefix: string, routes: (scope: FastifyInstance, app: App) => void | Promise<void>) =>
    server.register(async (scope) => routes(scope, app), { prefix })
  await open(BASE_PATH, (scope) => {
    identifyCallers(scope, app)
    accountRoutes(scope, app)
    scope.setNotFoundHandler(refuseUnknown)
  })
  await open(OWNER_PATH, (scope) => {
    identifyOwners(scope, app)
    accountRoutes(scope, app)
    scope.setNotFoundHandler(refuseUnknown)
  })
  await open(BASE_PATH, qrRoutes)
  await open(BASE_PATH, openApiRoutes)
  await open('/api/v1/chat', chatRoutes)
  await open('', (scope) => mcpRoutes(scope, app, buildMcp))
  await open('', visitorMcpRoutes)
  await open('', oauthRoutes)
  await open('/api/v1/app', appRoutes)
  await open('/api/v1/operator', operatorRoutes)
  simulatorRoutes(server, app)
  await open('', whatsappWebhookRoutes)
  await open('', mailRoutes)
  mailViewerRoutes(server, app)
  packagesRoutes(server, app)
  await pages(server, app)
}

function createServer(app: App, setCommonHeaders: ReturnType<typeof commonHeaders>): FastifyInstance {
  const { trustProxy = false } = app.config
  const loggerInstance: FastifyBaseLogger = app.log
  return Fastify({
    loggerInstance,
    bodyLimit: BODY_LIMIT,
    // Node's own reply to a request without Host has no body.
    http: { requireHostHeader: false },
    requestTimeout: ARRIVING_MS,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    genReqId: createId,
    // The log adds the request ID itself.
    childLoggerFactory: () => loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // As long as a request line can be, so that the route itself reports an invalid ID.
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: (error, request, reply) => {
      setCommonHeaders(request, reply)
      void replyToUnroutable(app, BASE_PATH, { error, request, reply })
    },
    clientErrorHandler: answerClientError,
  })
}

/** Returns a function that sets the headers of every response. */
function commonHeaders(app: App): (request: FastifyRequest, reply: FastifyReply) => void {
  const browserRules = listBrowserRules(app)
  return (request, reply) => {
    reply.header('x-request-id', request.id).headers(browserRules)
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  }
}

const YEAR_SECONDS = 31_536_000

/** Returns the headers of every response that restrict what browsers do with it. */
function listBrowserRules({ addresses }: App): Record<string, string> {
  const isSecure = addresses.public().startsWith('https:')
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // Pages have their own policy.
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    ...(isSecure ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}` } : {}),
  }
}

/** Routes of an account, for its API key or its owner's session. */
function accountRoutes(scope: FastifyInstance, app: App): void {
  agentsRoutes(scope, app)
  batchesRoutes(scope, app)
  ownAgentsRoutes(scope, app)
  inboxRoutes(scope, app)
  correctionsRoutes(scope, app)
  leadsRoutes(scope, app)
  webhooksRoutes(scope, app)
  whatsappNumberRoutes(scope, app)
  insightsRoutes(scope, app)
  exportRoutes(scope, app)
  knowledgeRoutes(scope, app)
  knowledgeBatchRoutes(scope, app)
  knowledgeItemsRoutes(scope, app)
  researchRoutes(scope, app)
  workspaceRoutes(scope, app)
  documentsRoutes(scope, app)
  codebaseRoutes(scope, app)
}

/** Accepts JSON bodies in UTF-8 (RFC 8259). An empty body counts as not sent. */
function acceptJsonOnly(server: FastifyInstance): void {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) =>
      body.length === 0 ? undefined : parseJson(readBodyText(request, body, 'Invalid JSON')),
  )
}
