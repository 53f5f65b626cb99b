import { once } from 'node:events'
import { connect } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { openEventStream } from './sse-reply.ts'

test('a client that disconnects before its stream opens ends it', async () => {
  const server = fastify()
  const { promise, resolve } = Promise.withResolvers<AbortSignal>()
  server.get('/', async (_request, reply) => {
    client.destroy()
    await once(reply.raw, 'close')
    resolve(openEventStream(reply).signal)
  })
  const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }))
  const client = connect(Number(port), '127.0.0.1')
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const signal = await promise
  expect(signal.aborted).toBe(true)
  await server.close()
})

test('a stream that ends at once arrives whole', async () => {
  const server = fastify()
  server.get('/', (_request, reply) => {
    const stream = openEventStream(reply)
    for (const word of ['tea', 'cup', '[DONE]']) stream.send(word)
    stream.end()
  })
  const response = await fetch(await server.listen({ port: 0, host: '127.0.0.1' }))
  expect(await response.text()).toBe('data: tea\n\ndata: cup\n\ndata: [DONE]\n\n')
  await server.close()
})
