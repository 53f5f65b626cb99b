import { setImmediate } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ChatMessage, ChatStreamPart, MessageResponse } from '#src/contract/chat/chat-contract.ts'
import { imageLink } from '#src/features/channels/channels.ts'
import type { StoredMessage, TurnEvent } from '#src/features/conversations/conversations.ts'
import { openEventStream, wantsEventStream, abortOnDisconnect } from '../wire/sse-reply.ts'

/** Signs links to pictures. */
type ImageService = Parameters<typeof imageLink>[0]

const STREAM_HEADERS = { 'x-vercel-ai-ui-message-stream': 'v1' }

type BeginTurn = (visitor: { signal: AbortSignal; streams: boolean }) => AsyncGenerator<TurnEvent>

/**
 * Replies with a turn, as a stream or as JSON. `begin` gets a signal that aborts when the visitor disconnects, and
 * whether they read a stream.
 */
export async function replyWithTurn(
  service: ImageService,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  begin: BeginTurn,
): Promise<MessageResponse | undefined> {
  if (wantsEventStream(request.headers.accept)) return streamTurn(service, reply, begin)
  return finishTurn(service, begin({ signal: abortOnDisconnect(reply), streams: false }))
}

/** Returns the outcome of a whole turn. */
export async function finishTurn(service: ImageService, events: AsyncIterable<TurnEvent>): Promise<MessageResponse> {
  for await (const event of events) {
    if (event.type === 'finished') return { message: toChatMessage(service, event.message) }
    if (event.type === 'superseded') return { superseded: true }
    if (event.type === 'with_person') return { with_person: true }
  }
  throw new Error('the turn ended without a message')
}

async function streamTurn(service: ImageService, reply: FastifyReply, begin: BeginTurn): Promise<undefined> {
  const stream = openEventStream(reply, STREAM_HEADERS)
  const send = (part: ChatStreamPart): void => stream.send(part)
  try {
    for await (const event of begin({ signal: stream.signal, streams: true })) {
      for (const part of toStreamParts(service, event)) send(part)
      // Node sends what was written when no promise is left to run, which may be after the whole reply was checked.
      if (event.type === 'text') await setImmediate()
    }
  } catch (error) {
    if (!stream.signal.aborted) reply.log.error({ err: error }, 'turn failed')
    send({ type: 'error', errorText: 'Something went wrong. Send your message again.' })
  }
  stream.send('[DONE]')
  stream.end()
}

function toStreamParts(service: ImageService, event: TurnEvent): ChatStreamPart[] {
  switch (event.type) {
    case 'started':
      return [
        { type: 'start', messageId: event.messageId },
        { type: 'text-start', id: 'text' },
      ]
    case 'text':
      return [{ type: 'text-delta', id: 'text', delta: event.text }]
    case 'superseded':
      return [{ type: 'data-superseded', data: { superseded: true } }, { type: 'finish' }]
    case 'with_person':
      return [{ type: 'data-with-person', data: { with_person: true } }, { type: 'finish' }]
    case 'finished':
      return [
        { type: 'text-end', id: 'text' },
        ...toSourceParts(event.message),
        { type: 'data-message', data: toChatMessage(service, event.message) },
        { type: 'finish' },
      ]
  }
}

function toSourceParts({ sources }: StoredMessage): ChatStreamPart[] {
  return sources.flatMap(({ title, url }, index) =>
    url ? [{ type: 'source-url', sourceId: `source-${index + 1}`, url, title }] : [],
  )
}

/** Formats a message for visitors. Pictures of its cards come through the service. */
export function toChatMessage(service: ImageService, message: StoredMessage): ChatMessage {
  const { id, role, text, sources, cards, actions, suggestions, answered, rating, createdAt } = message
  return {
    id,
    role,
    text,
    sources,
    cards: cards.map((card) =>
      card.image_url ? { ...card, image_url: imageLink(service, { url: card.image_url, page: card.url }) } : card,
    ),
    actions: actions.length > 0 ? actions : undefined,
    suggestions: suggestions.length > 0 ? suggestions : undefined,
    answered,
    rating: rating ?? undefined,
    created_at: createdAt.toISOString(),
  }
}
