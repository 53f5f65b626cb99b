import type { FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { type AskResult, askInput } from '#src/contract/chat/assistant-contract.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { type Visit, getVisit, runTurn, startConversation } from '#src/features/conversations/conversations.ts'
import { finishTurn } from '../http/chat/turn-reply.ts'
import { checkLive, limitCalls, limitMessages } from '../http/chat/visitor.ts'
import { hashedAddress } from '../http/callers/client-address.ts'
import { parseInput } from '../http/wire/parse-input.ts'
import { type OperationAnswer, toAnswer } from './call-operation.ts'
import type { ToolCall } from './tool-types.ts'

/** Asks the agent as a visitor, under the visitors' limits, for a credit. */
export async function askAgent(app: App, { request, input, signal }: ToolCall, agent: Agent): Promise<OperationAnswer> {
  const { question, conversation: token, locale } = parseInput(askInput, input)
  checkLive(app, agent, request)
  const opened = token === undefined ? await open(app, request, agent, locale) : await reopen(app, agent, token)
  const { conversation } = opened
  await limitMessages(app, { agent, conversation }, request)
  const heard = { agent, conversation, text: question, locale: locale ?? conversation.locale }
  const answer = await finishTurn(app, runTurn(app, { ...heard, signal, streams: false }))
  const {
    actions: _actions,
    suggestions: _suggestions,
    cards: _cards,
    rating: _rating,
    ...message
  } = answer.message ?? {}
  const shown = answer.message && (message as AskResult['message'])
  return toAnswer({ conversation: opened.token, conversation_id: conversation.id, ...answer, message: shown })
}

/** A conversation with the token that continues it. */
type Opened = Pick<Visit, 'conversation'> & { token: string }

async function open(app: App, request: FastifyRequest, agent: Agent, locale = ''): Promise<Opened> {
  await limitCalls(app, agent.id, request)
  const addressHash = hashedAddress(app, request)
  return startConversation(app.db, { agentId: agent.id, channel: 'mcp', addressHash, locale })
}

async function reopen({ db }: App, agent: Agent, token: string): Promise<Opened> {
  const { agent: own, conversation } = await getVisit(db, token)
  if (own.id !== agent.id) throw new AppError('unauthorized', 'conversation belongs to another agent. Leave it out.')
  return { conversation, token }
}
