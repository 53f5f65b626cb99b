/**
 * Reads server-sent events (WHATWG HTML, 9.2) and yields the data of each, whatever the chunks and line endings. Drops
 * an incomplete last event. Cancels a stream that is silent for `stallTimeoutMs`, or whose reader stops.
 */
export async function* readEvents(
  stream: ReadableStream<Uint8Array>,
  stallTimeoutMs: number,
): AsyncGenerator<string, void, void> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  const cancel = () => reader.cancel().catch(() => undefined)
  let rest = ''
  try {
    for (;;) {
      const timer = setTimeout(() => void cancel(), stallTimeoutMs)
      const { done, value } = await reader.read().finally(() => clearTimeout(timer))
      if (done) return
      const { events, remainder } = splitEvents(rest + decoder.decode(value, { stream: true }))
      rest = remainder
      yield* events
    }
  } finally {
    await cancel()
  }
}

/** Splits off complete events. A trailing `\r` stays, because it may become `\r\n`. */
function splitEvents(text: string): { events: string[]; remainder: string } {
  const settled = text.endsWith('\r') ? text.slice(0, -1) : text
  const blocks = settled.replace(/\r\n?/g, '\n').split('\n\n')
  const remainder = (blocks.pop() ?? '') + text.slice(settled.length)
  return { events: blocks.map(readData).filter((data) => data !== undefined), remainder }
}

function readData(block: string): string | undefined {
  const data = block.split('\n').filter((line) => line.startsWith('data:'))
  return data.length === 0 ? undefined : data.map((line) => line.slice(5).replace(/^ /, '')).join('\n')
}
