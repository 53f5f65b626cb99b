/** Yields the `data` of each server-sent event, parsed as JSON, until `[DONE]` or the end. */
export async function* readEvents<T>(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<T, void> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of chunks) {
    text += decoder.decode(chunk, { stream: true })
    // The last block has not ended yet.
    const blocks = text.split(/\r?\n\r?\n/)
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = dataOf(block)
      if (data === '[DONE]') return
      if (data !== '') yield JSON.parse(data) as T
    }
  }
}

function dataOf(block: string): string {
  const lines = block.split(/\r?\n/).filter((line) => line.startsWith('data:'))
  return lines.map((line) => line.slice('data:'.length).trimStart()).join('\n')
}
