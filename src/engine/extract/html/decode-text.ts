import { TextDecoder } from 'node:util'
import { repairMojibake } from './mojibake.ts'

/** The HTML standard looks for `meta` within the first 1,024 bytes. */
const PRESCAN_BYTES = 1024

/**
 * The text of an HTML body: byte order mark, then the header's charset, then the document's `meta`, then UTF-8, and windows-1252 for what
 * is not valid UTF-8. Never throws; UTF-8 that was encoded twice is repaired.
 */
export function decodeText(body: Uint8Array, contentType: string): string {
  const label = charsetOfMark(body) ?? charsetOf(contentType) ?? charsetOfMeta(body)
  const decoder = label === undefined ? undefined : decoderFor(label)
  const text = decoder && decoder.encoding !== 'utf-8' ? decoder.decode(body) : decodeUtf8(body)
  return repairMojibake(text)
}

function decodeUtf8(body: Uint8Array): string {
  const text = new TextDecoder('utf-8').decode(body)
  // A page with a stray byte stays UTF-8; one whose other signs are mostly broken is not UTF-8 at all.
  const broken = count(text, /\ufffd/gu)
  if (broken === 0) return text
  const foreign = count(text, /[\u0080-\ufffc]/gu)
  return broken > foreign ? new TextDecoder('windows-1252').decode(body) : text
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

function charsetOfMark(body: Uint8Array): string | undefined {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8'
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le'
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be'
  return undefined
}

function charsetOf(contentType: string): string | undefined {
  return /charset\s*=\s*["']?\s*([^\s"';]+)/iu.exec(contentType)?.[1]
}

function charsetOfMeta(body: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(body.subarray(0, PRESCAN_BYTES))
  const label = /<meta[^>]{0,200}charset\s*=\s*["']?\s*([^\s"'>/;]+)/iu.exec(head)?.[1]
  // A document whose ASCII `meta` could be read is not UTF-16, whatever it says.
  return label && /^utf-?16/iu.test(label) ? 'utf-8' : label
}

function decoderFor(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label)
  } catch {
    return undefined
  }
}
