export interface StreamEvent {
  event: string
  data: string
}

/**
 * The server-sent events of a response body, as they arrive (WHATWG HTML, section 9.2). An event that the end of the stream cuts
 * off is dropped; `id` and `retry` are ignored. Leaving the loop cancels the stream.
 */
export async function* readEventStream(stream: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const parser = createParser()
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      yield* parser(decoder.decode(chunk.value, { stream: true }))
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** A function that takes the text as it comes and answers the events that are complete with it. */
function createParser(): (text: string) => StreamEvent[] {
  let rest = ''
  let event = ''
  let data: string[] = []

  return (text) => {
    const complete: StreamEvent[] = []
    const { lines, tail } = splitLines(rest + text)
    rest = tail
    for (const line of lines) {
      const [field, value] = splitField(line)
      if (field === 'event') event = value
      if (field === 'data') data.push(value)
      if (line !== '') continue
      if (data.length > 0) complete.push({ event: event || 'message', data: data.join('\n') })
      event = ''
      data = []
    }
    return complete
  }
}

/** A carriage return at the very end stays in the tail: its line feed may be the first character of the next chunk. */
function splitLines(text: string): { lines: string[]; tail: string } {
  const held = text.endsWith('\r') ? '\r' : ''
  const lines = text.slice(0, text.length - held.length).split(/\r\n|\r|\n/)
  const last = lines.pop() ?? ''
  return { lines, tail: last + held }
}

function splitField(line: string): [field: string, value: string] {
  const colon = line.indexOf(':')
  if (colon === -1) return [line, '']
  const value = line.slice(colon + 1)
  return [line.slice(0, colon), value.startsWith(' ') ? value.slice(1) : value]
}
