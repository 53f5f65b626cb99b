// Fits a paragraph with its heading, and every embedding model's context.
const MAX_CHUNK_CHARACTERS = 1_200

/**
 * Splits text into chunks of at most 1,200 characters: at blank lines first, then lines, then sentences, and only then
 * inside one. Every character except white space at the cuts is in exactly one chunk.
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

const ENDS_IN_HALF = /[\uD800-\uDBFF]$/

function cut(text: string): string[] {
  const pieces: string[] = []
  for (let from = 0; from < text.length; from += pieces.at(-1)?.length ?? 0) {
    const piece = text.slice(from, from + MAX_CHUNK_CHARACTERS)
    // No character of two code units is cut in half.
    pieces.push(piece.length > 1 && ENDS_IN_HALF.test(piece) ? piece.slice(0, -1) : piece)
  }
  return pieces
}
