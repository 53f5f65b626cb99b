import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ChatMessage, ChatStreamPart } from '#src/contract/chat/chat-contract.ts'
import type { LiveEvent } from '#src/contract/chat/visitor-contract.ts'
import { type LoopbackServer, startLoopbackServer } from '../../scripts/loopback-server.ts'
import { createChatClient } from './chat-client.ts'
import type { ChatAccess, ChatClient } from './chat-client.ts'
import { createTokenStorage } from './token-storage.ts'
import type { TokenStorage } from './token-storage.ts'

type Handle = (request: IncomingMessage, response: ServerResponse, body: { text?: string; widget_key?: string }) => void

interface Call {
  path: string
  authorization: string | undefined
  body: object
}

let server: LoopbackServer
let calls: Call[]
let tokens: TokenStorage
/** What the service remembers of the one conversation. */
let messages: ChatMessage[]
let onMessage: Handle
let onSession: Handle

beforeEach(async () => {
  calls = []
  messages = []
  tokens = createTokenStorage('test')
  onSession = ({ headers }, response) =>
    answerJson(response, 200, sessionWith(messages, headers.authorization?.slice('Bearer '.length)))
  onMessage = (_, response, { text = '' }) => answerJson(response, 200, { message: reply(`You said ${text}`) })
  server = await startLoopbackServer(handle)
})

afterEach(() => server.close())

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const sent = Buffer.concat(await request.toArray()).toString()
  const body = sent ? JSON.parse(sent) : {}
  const path = request.url ?? ''
  calls.push({ path, authorization: request.headers.authorization, body })
  if (path === '/api/v1/chat/sessions') onSession(request, response, body)
  else onMessage(request, response, body)
}

function client(access: ChatAccess = { widgetKey: 'wc_1' }): ChatClient {
  return createChatClient({
    ...access,
    apiBase: server.origin,
    tokens,
    page: { url: 'https://shop.test/', locale: 'de' },
  })
}

function answerJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function openStream(response: ServerResponse, ...parts: (ChatStreamPart | string)[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  for (const part of parts) response.write(`data: ${typeof part === 'string' ? part : JSON.stringify(part)}\n\n`)
}

function message(role: ChatMessage['role'], text: string): ChatMessage {
  return {
    id: `m${messages.length + 1}`,
    role,
    text,
    sources: [],
    cards: [],
    answered: true,
    created_at: '2026-01-01T00:00:00Z',
  }
}

/** Keeps a message of the agent's in the conversation and returns it. */
function reply(text: string): ChatMessage {
  const said = message('agent', text)
  messages.push(said)
  return said
}

function sessionWith(earlier: ChatMessage[], token = 'token-1'): object {
  return { session_token: token, conversation_id: 'c', agent: {}, messages: earlier }
}

const ignore = () => undefined
const fails = (promise: Promise<unknown>) =>
  promise.then(
    () => 'nothing',
    (failure: Error) => failure.message,
  )

describe('the session', () => {
  test('is opened once with the key, and stored from the first message', async () => {
    const chat = client()
    await Promise.all([chat.open(), chat.open()])
    expect(calls).toEqual([
      {
        path: '/api/v1/chat/sessions',
        authorization: undefined,
        body: { widget_key: 'wc_1', page_url: 'https://shop.test/', locale: 'de' },
      },
    ])
    expect(tokens.read()).toBeUndefined()
    await chat.send({ text: 'Hi' }, ignore)
    expect(calls.at(-1)).toEqual({
      path: '/api/v1/chat/messages',
      authorization: 'Bearer token-1',
      body: { text: 'Hi' },
    })
    expect(tokens.read()).toBe('token-1')
  })

  test('is resumed after the service has returned 404 for a while', async () => {
    tokens.write('kept')
    onSession = (_, response) => answerJson(response, 404, { success: false, error: 'Not found' })
    const chat = client()
    expect(await fails(chat.open())).toBe('Not found')
    onSession = (_, response) => answerJson(response, 200, sessionWith([], 'kept'))
    await chat.open()
    expect([calls.at(-1)?.authorization, tokens.read()]).toEqual(['Bearer kept', 'kept'])
  })

  test('is resumed with the stored token', async () => {
    tokens.write('kept')
    messages.push(message('visitor', 'Earlier'))
    expect((await client().open()).messages.map(({ text }) => text)).toEqual(['Earlier'])
    expect(calls[0]?.authorization).toBe('Bearer kept')
  })

  test('starts over if the stored token is refused', async () => {
    tokens.write('stale')
    onSession = ({ headers }, response) =>
      headers.authorization
        ? answerJson(response, 401, { success: false, error: 'Gone' })
        : answerJson(response, 200, sessionWith([]))
    await client().open()
    expect(calls.map(({ authorization }) => authorization)).toEqual(['Bearer stale', undefined])
    expect(tokens.read()).toBeUndefined()
  })

  test('of an owner needs no key, is never stored and never replaced', async () => {
    const chat = client({ sessionToken: 'preview' })
    await chat.send({ text: 'Hi' }, ignore)
    expect(calls[0]).toMatchObject({ authorization: 'Bearer preview', body: { locale: 'de' } })
    expect(calls[0]?.body).not.toHaveProperty('widget_key')
    expect(tokens.read()).toBeUndefined()
    onMessage = (_, response) => answerJson(response, 401, { success: false, error: 'Preview ended' })
    expect(await fails(chat.send({ text: 'Hi' }, ignore))).toBe('Preview ended')
  })

  test('can be opened again after a failure', async () => {
    const chat = client()
    const working = onSession
    onSession = (request) => request.socket.destroy()
    expect(await fails(chat.open())).toBe('')
    onSession = working
    expect(await chat.open()).toMatchObject({ session_token: 'token-1' })
  })
})

describe('a message', () => {
  test('is answered as a stream, and the final message counts', async () => {
    const final = reply('Hello **there**')
    onMessage = (_, response) => {
      const deltas: ChatStreamPart[] = ['Hello ', 'there'].map((delta) => ({ type: 'text-delta', id: 't', delta }))
      openStream(
        response,
        { type: 'start', messageId: final.id },
        ...deltas,
        { type: 'data-message', data: final },
        { type: 'finish' },
        '[DONE]',
      )
      response.end()
    }
    const heard = new Set<string>()
    expect(await client().send({ text: 'Hi' }, ({ id, text }) => heard.add(`${id}: ${text}`))).toEqual({
      message: final,
    })
    expect([...heard]).toEqual(['', 'Hello ', 'Hello there'].map((text) => `${final.id}: ${text}`))
  })

  test('is answered as JSON if the service does not stream', async () => {
    expect(await client().send({ text: 'Hi' }, ignore)).toMatchObject({ message: { text: 'You said Hi' } })
  })

  test('that a later one superseded gets no reply', async () => {
    onMessage = (_, response) => answerJson(response, 200, { superseded: true })
    expect(await client().send({ text: 'Hi' }, ignore)).toEqual({ superseded: true })
    onMessage = (_, response) => {
      openStream(response, { type: 'data-superseded', data: { superseded: true } }, { type: 'finish' }, '[DONE]')
      response.end()
    }
    expect(await client().send({ text: 'Hi' }, ignore)).toEqual({ superseded: true })
  })

  test('that a person will answer is reported', async () => {
    onMessage = (_, response) => {
      openStream(response, { type: 'data-with-person', data: { with_person: true } }, { type: 'finish' }, '[DONE]')
      response.end()
    }
    expect(await client().send({ text: 'Hi' }, ignore)).toEqual({ with_person: true })
  })

  test.each([
    [429, { success: false, error: 'Please wait a little.' }, 'Please wait a little.'],
    [500, { success: false, error: 'Internal server error' }, ''],
    [400, 'no object', ''],
  ])('refused with %i says why, if that helps a visitor', async (status, body, expected) => {
    onMessage = (_, response) => answerJson(response, status, body as object)
    expect(await fails(client().send({ text: 'Hi' }, ignore))).toBe(expected)
  })

  test('fails with the sentence of an error in the stream', async () => {
    onMessage = (_, response) => openStream(response, { type: 'error', errorText: 'Try later.' })
    expect(await fails(client().send({ text: 'Hi' }, ignore))).toBe('Try later.')
  })

  test.each(['', 'data: {"type":"text-del', 'data: not json\n\n'])(
    'fails when the stream breaks off after %j',
    async (rest) => {
      onMessage = (_, response) => {
        openStream(response, { type: 'text-delta', id: 't', delta: 'Half' })
        response.write(rest, () => response.destroy())
      }
      expect(await fails(client().send({ text: 'Hi' }, ignore))).toBe('')
    },
  )

  test('whose session is gone is sent in a new one', async () => {
    tokens.write('old')
    const chat = client()
    await chat.open()
    onMessage = ({ headers }, response) => {
      const isNew = headers.authorization === 'Bearer token-2'
      answerJson(response, isNew ? 200 : 401, isNew ? { message: reply('Again') } : { error: 'Gone' })
    }
    onSession = ({ headers }, response) =>
      answerJson(response, headers.authorization ? 401 : 200, { ...sessionWith([]), session_token: 'token-2' })
    expect(await chat.send({ text: 'Hi' }, ignore)).toMatchObject({ message: { text: 'Again' } })
    expect(tokens.read()).toBe('token-2')
  })
})

describe('messages from elsewhere', () => {
  test('arrive by stream and by JSON', async () => {
    const said = message('person', 'I am Ada. How can I help?')
    const heard: LiveEvent[] = []
    const chat = client()
    await chat.open()
    onMessage = (request, response) => {
      expect(request.url).toBe('/api/v1/chat/messages?after=m0')
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.end(`: alive\n\ndata: ${JSON.stringify({ type: 'mode', mode: 'person' })}\n\n`)
    }
    await chat.follow(
      () => 'm0',
      (event) => heard.push(event),
      new AbortController().signal,
    )
    onMessage = (_, response) => answerJson(response, 200, { messages: [said] })
    await chat.follow(
      () => undefined,
      (event) => heard.push(event),
      new AbortController().signal,
    )
    expect(heard).toEqual([
      { type: 'mode', mode: 'person' },
      { type: 'message', message: said },
    ])
  })
})

test('messages from elsewhere are polled if a proxy buffers the stream', async () => {
  const said = message('person', 'I am Ada. How can I help?')
  const heard: LiveEvent[] = []
  onMessage = ({ headers }, response) => {
    if (headers.accept === 'application/json') return answerJson(response, 200, { messages: [said] })
    openStream(response)
    response.end()
  }
  const chat = client()
  await chat.follow(
    () => 'm0',
    (event) => heard.push(event),
    new AbortController().signal,
  )
  expect(heard).toEqual([{ type: 'message', message: said }])
  expect(calls.at(-1)?.path).toBe('/api/v1/chat/messages?after=m0')
})

test('a restart opens a new session', async () => {
  tokens.write('first')
  const chat = client()
  await chat.open()
  tokens.forget()
  chat.restart()
  await chat.open()
  expect(calls.map(({ authorization }) => authorization)).toEqual(['Bearer first', undefined])
})

test('stopping aborts running requests', async () => {
  onMessage = (_, response) => openStream(response, { type: 'start', messageId: 'm' })
  const chat = client()
  await chat.open()
  const sending = fails(chat.send({ text: 'Hi' }, () => undefined))
  setTimeout(chat.stop, 20)
  expect(await sending).toBe('')
})
