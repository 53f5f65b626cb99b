// Long enough for a paragraph with its heading, short enough for every embedding model's window.
const MAX_CHUNK_CHARACTERS = 1_200

/**
 * Splits text into pieces of at most 1,200 characters for embedding: at blank lines first, then at lines, then at
 * sentences, and only then within one. Every character but white space at the cuts stands in exactly one piece.
 */
export function splitIntoChunks(text: string): string[] {
  return pack(text.trim(), [/\n{2,}/, /\n/, /(?<=[.!?。！？])\s+/, /\s+/])
}

function pack(text: string, separators: RegExp[]): string[] {
  if (text.length <= MAX_CHUNK_CHARACTERS) return text ? [text] : []
  const [separator, ...finer] = separators
  if (!separator) return cut(text)
  const chunks: string[] = []
  let open = ''
  for (const part of text.split(separator)) {
    if (part.length > MAX_CHUNK_CHARACTERS) {
      if (open) chunks.push(open)
      open = ''
      chunks.push(...pack(part, finer))
    } else if (open && open.length + part.length + 1 > MAX_CHUNK_CHARACTERS) {
      chunks.push(open)
      open = part
    } else {
      open = open ? `${open}\n${part}` : part
    }
  }
  return open ? [...chunks, open] : chunks
}

function cut(text: string): string[] {
  const characters = Array.from(text)
  const pieces = Math.ceil(characters.length / MAX_CHUNK_CHARACTERS)
  return Array.from({ length: pieces }, (_, index) =>
    characters.slice(index * MAX_CHUNK_CHARACTERS, (index + 1) * MAX_CHUNK_CHARACTERS).join(''),
  )
}
