import { expect, test } from 'vitest'
import { readEventStream } from './event-stream.ts'
import type { StreamEvent } from './event-stream.ts'

async function parse(chunks: Uint8Array[]): Promise<StreamEvent[]> {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
  const events: StreamEvent[] = []
  for await (const event of readEventStream(stream)) events.push(event)
  return events
}

const bytes = (text: string) => new TextEncoder().encode(text)

const SAMPLE =
  ': hello\nevent: page\ndata: {"title":"Öffnungszeiten 営業"}\n\ndata: one\ndata:two\n\nid: 7\nretry: 10\n\nevent: cut\ndata: off'
const EVENTS = [
  { event: 'page', data: '{"title":"Öffnungszeiten 営業"}' },
  { event: 'message', data: 'one\ntwo' },
]

test.each([
  ['line feeds', SAMPLE],
  ['carriage returns and line feeds', SAMPLE.replaceAll('\n', '\r\n')],
])('reads events with %s, wherever the chunks are cut', async (_, text) => {
  const whole = bytes(text)
  expect(await parse([whole])).toEqual(EVENTS)
  for (const size of [1, 2, 3, 7]) {
    const chunks = Array.from({ length: Math.ceil(whole.length / size) }, (_, i) => whole.slice(i * size, (i + 1) * size))
    expect(await parse(chunks)).toEqual(EVENTS)
  }
})

test('an empty stream has no events', async () => {
  expect(await parse([])).toEqual([])
})
