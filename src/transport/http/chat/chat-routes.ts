import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import {
  type MessageResponse,
  type SessionResponse,
  messageRequest,
  sessionRequest,
} from '#src/contract/chat/chat-contract.ts'
import { type Agent, getShownAgent } from '#src/features/agents/agents.ts'
import { chatTheme, checkOrigin, isOwnWebsite } from '#src/features/channels/channels.ts'
import { suggestFor } from '#src/features/answers/answers.ts'
import {
  type Conversation,
  type StoredMessage,
  findIdentity,
  getVisit,
  identitySecret,
  listMessages,
  runTurn,
  setIdentity,
  startConversation,
  consentWords,
  turnWords,
} from '#src/features/conversations/conversations.ts'
import { reportRoute } from './report-route.ts'
import { settingsRoute } from './settings-route.ts'
import { challengeCallers } from '../callers/bearer-challenge.ts'
import { bearerToken } from '../callers/caller.ts'
import { hashedAddress } from '../callers/client-address.ts'
import { visitorDocumentRoute } from '../openapi-routes.ts'
import { imageRoute } from './image-route.ts'
import { parseBody } from '../wire/parse-input.ts'
import { replyWithTurn, toChatMessage } from './turn-reply.ts'
import { SHOWN_MESSAGES, checkLive, limitCalls, limitMessages } from './visitor.ts'
import { visitorRoutes } from './visitor-routes.ts'

const SUGGESTED_QUESTIONS = 3

/**
 * Routes of the visitor's API. CORS is open to all origins; a session token opens one conversation and nothing else.
 */
export async function chatRoutes(scope: FastifyInstance, app: App): Promise<void> {
  await scope.register(cors, {
    origin: '*',
    methods: ['GET', 'POST', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type'],
    exposedHeaders: ['error-code', 'link', 'retry-after', 'www-authenticate', 'x-request-id'],
    maxAge: 86_400,
  })
  challengeCallers(scope)
  visitorDocumentRoute(scope, app)
  settingsRoute(scope, app)
  imageRoute(scope, app)
  reportRoute(scope, app)

  scope.post('/sessions', async (request): Promise<SessionResponse> => {
    const token = bearerToken(request)
    return token ? resumeSession(app, token, request) : beginSession(app, request)
  })

  scope.post('/messages', async (request, reply): Promise<MessageResponse | undefined> => {
    const { conversation, agent, isReplied } = await getVisit(
      app.db,
      bearerToken(request) ?? '',
      clientIdIn(request.body),
    )
    const { text, client_id: clientId } = parseBody(messageRequest, request)
    checkLive(app, agent, request)
    if (isReplied) await limitCalls(app, agent.id, request)
    else await limitMessages(app, { agent, conversation }, request)
    return replyWithTurn(app, { request, reply }, (visitor) =>
      runTurn(app, { agent, conversation, text, clientId, locale: conversation.locale, ...visitor }),
    )
  })
  visitorRoutes(scope, app)
}

const identifiedRequest = messageRequest.pick({ client_id: true })

/** Returns a message's client ID before its body is parsed, because an unknown token is the first error. */
function clientIdIn(body: unknown): string | undefined {
  return identifiedRequest.safeParse(body).data?.client_id
}

async function beginSession(app: App, request: FastifyRequest): Promise<SessionResponse> {
  const input = parseBody(sessionRequest, request)
  const agent = await getShownAgent(app.db, input.widget_key)
  checkOrigin(app.addresses, agent, request.headers.origin)
  await limitCalls(app, agent.id, request)
  const { token, conversation } = await startConversation(app.db, {
    agentId: agent.id,
    channel: 'webchat',
    addressHash: hashedAddress(app, request),
    locale: input.locale ?? '',
    pageUrl: input.page_url && isWebPage(input.page_url) ? input.page_url : undefined,
  })
  const identity = input.identity === undefined ? undefined : verifyIdentity(app, agent, input.identity)
  if (identity) await setIdentity(app.db, conversation.id, identity)
  return toSession(app, { agent, token, conversation, messages: [], onOwnWebsite: isOnOwnWebsite(agent, request) })
}

const verifyIdentity = (app: App, agent: Agent, token: string) =>
  findIdentity(identitySecret(app.secretKeys, agent), token, new Date())

/** Reports whether the owner can open the URL: pages inside apps and scripts cannot be opened. */
function isWebPage(address: string): boolean {
  return /^https?:$/.test(URL.parse(address)?.protocol ?? '')
}

async function resumeSession(app: App, token: string, request: FastifyRequest): Promise<SessionResponse> {
  const { conversation, agent } = await getVisit(app.db, token)
  checkLive(app, agent, request)
  const { identity: identityToken } = parseBody(sessionRequest.pick({ identity: true }), request)
  if (identityToken !== undefined && !(await isOf(app, { agent, conversation }, identityToken)))
    return beginSession(app, request)
  await limitCalls(app, agent.id, request)
  return toSession(app, {
    agent,
    token,
    conversation,
    messages: await listMessages(app.db, conversation.id, SHOWN_MESSAGES),
    // A preview shows the chat as it is on the owner's website.
    onOwnWebsite: conversation.preview ? agent.websiteUrl !== null : isOnOwnWebsite(agent, request),
  })
}

const isOnOwnWebsite = (agent: Agent, request: FastifyRequest) => isOwnWebsite(agent, request.headers.origin)

/**
 * Reports whether a conversation can be shown to the visitor the page names. It cannot if the visitor is verified to be
 * somebody else.
 */
async function isOf(
  app: App,
  { agent, conversation }: { agent: Agent; conversation: Conversation },
  identityToken: string,
): Promise<boolean> {
  const identity = verifyIdentity(app, agent, identityToken)
  return identity ? setIdentity(app.db, conversation.id, identity) : conversation.identity === null
}

/** Returns what a chat needs to start; the dashboard's preview uses it too. */
export async function toSession(
  app: App,
  {
    agent,
    token,
    conversation,
    messages,
    onOwnWebsite,
  }: {
    agent: Agent
    token: string
    conversation: Conversation
    messages: StoredMessage[]
    onOwnWebsite: boolean
  },
): Promise<SessionResponse> {
  return {
    session_token: token,
    conversation_id: conversation.id,
    agent: {
      name: agent.name,
      company_name: agent.companyName,
      greeting: agent.greeting,
      suggested_questions: agent.appearance.questions ?? (await suggestFor(app, agent, SUGGESTED_QUESTIONS)),
      theme: chatTheme(app, agent),
      verified: agent.verifiedAt !== null,
      on_own_website: onOwnWebsite || undefined,
      whatsapp: agent.channels.includes('whatsapp') && !conversation.preview,
      privacy_url: agent.privacyUrl ?? undefined,
      consent_text: agent.askConsent ? consentText(agent, conversation) : undefined,
    },
    mode: conversation.mode,
    messages: messages.map((message) => toChatMessage(app, message)),
  }
}

/** Returns the text beside the form's consent box. */
function consentText(agent: Agent, { locale }: Conversation): string {
  return consentWords(agent, turnWords([locale, agent.language], { company: agent.companyName })).box
}
