import { describe, expect, test } from 'vitest'
import { readEvents } from './chat-events.ts'

const stallTimeoutMs = 1000

function streamOf(chunks: Uint8Array[], { stayOpen = false } = {}) {
  const outcome = { cancelled: false }
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      if (!stayOpen) controller.close()
    },
    cancel() {
      outcome.cancelled = true
    },
  })
  return { stream, outcome }
}

async function collect(stream: ReadableStream<Uint8Array>, timeoutMs = stallTimeoutMs): Promise<string[]> {
  const events: string[] = []
  for await (const data of readEvents(stream, timeoutMs)) events.push(data)
  return events
}

const collectChunks = (chunks: Uint8Array[]) => collect(streamOf(chunks).stream)

const bytes = (text: string) => new TextEncoder().encode(text)

describe('readEvents', () => {
  test.each([
    ['line feeds', '\n'],
    ['carriage returns and line feeds', '\r\n'],
    ['carriage returns', '\r'],
  ])('finds the same events at every possible cut, with %s', async (_, end) => {
    const source = bytes(
      ['data: {"a":"é 中"}', '', ': beat', '', 'event: x', 'data:two', 'data: lines', '', 'id: 3', '', ''].join(end) +
        end,
    )
    for (let cut = 0; cut <= source.length; cut += 1) {
      expect(await collectChunks([source.slice(0, cut), source.slice(cut)])).toEqual(['{"a":"é 中"}', 'two\nlines'])
    }
  })

  test('reads a stream that arrives byte by byte', async () => {
    const source = bytes('data: [DONE]\r\n\r\n\r\ndata: ü\n\n')
    expect(await collectChunks(Array.from(source, (byte) => Uint8Array.of(byte)))).toEqual(['[DONE]', 'ü'])
  })

  test('drops an incomplete event at the end of the stream', async () => {
    expect(await collectChunks([bytes('data: whole\n\ndata: {"half"')])).toEqual(['whole'])
  })

  test('cancels the stream when the reader stops', async () => {
    const { stream, outcome } = streamOf([bytes('data: 1\n\ndata: 2\n\n')], { stayOpen: true })
    for await (const data of readEvents(stream, stallTimeoutMs)) {
      expect(data).toBe('1')
      break
    }
    expect(outcome.cancelled).toBe(true)
  })

  test('ends and cancels a silent stream', async () => {
    const { stream, outcome } = streamOf([bytes('data: 1\n\n')], { stayOpen: true })
    expect(await collect(stream, 20)).toEqual(['1'])
    expect(outcome.cancelled).toBe(true)
  })
})
