import { TextDecoder } from 'node:util'
import { repairMojibake } from './mojibake.ts'

/** The HTML standard looks for `meta` within the first 1,024 bytes; browsers find a later one too. */
const PRESCAN_BYTES = 1024
const LATE_BYTES = 65_536

/**
 * Decodes an HTML or XML body by its byte order mark, else the header's charset, else the document's declaration,
 * else UTF-8. Text that is not valid UTF-8 is decoded as the document declares, or as windows-1252. Never throws.
 * Repairs UTF-8 that was encoded twice.
 */
export function decodeText(body: Uint8Array, contentType: string): string {
  const labels = [charsetOfMark(body), charsetOf(contentType), declaredCharset(body, PRESCAN_BYTES)]
  const decoder = labels.map(decoderFor).find((one) => one !== undefined)
  const text = decoder && decoder.encoding !== 'utf-8' ? decoder.decode(body) : decodeUtf8(body)
  return repairMojibake(text)
}

function decodeUtf8(body: Uint8Array): string {
  const text = new TextDecoder('utf-8').decode(body)
  // A page with a stray byte is still UTF-8. One in which most other characters are broken is not.
  const broken = count(text, /\ufffd/gu)
  if (broken === 0) return text
  const foreign = count(text, /[\u0080-\ufffc]/gu)
  if (broken <= foreign) return text
  const declared = decoderFor(declaredCharset(body, LATE_BYTES))
  return (declared && declared.encoding !== 'utf-8' ? declared : new TextDecoder('windows-1252')).decode(body)
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

/** Returns the charset of a byte order mark, or of the zeros beside the first `<`. */
function charsetOfMark(body: Uint8Array): string | undefined {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8'
  if ((body[0] === 0xff && body[1] === 0xfe) || (body[0] === 0x3c && body[1] === 0)) return 'utf-16le'
  if ((body[0] === 0xfe && body[1] === 0xff) || (body[0] === 0 && body[1] === 0x3c)) return 'utf-16be'
  return undefined
}

function charsetOf(contentType: string): string | undefined {
  return /charset\s*=\s*["']?\s*([^\s"';]+)/iu.exec(contentType)?.[1]
}

/** Returns the charset in `meta` or the XML declaration. */
function declaredCharset(body: Uint8Array, within: number): string | undefined {
  const head = new TextDecoder('latin1').decode(body.subarray(0, within))
  const label = (/<meta[^>]{0,200}charset\s*=\s*["']?\s*([^\s"'>/;]+)/iu.exec(head) ??
    /^\s{0,20}<\?xml[^>]{0,100}encoding\s*=\s*["']([^\s"'>]+)/iu.exec(head))?.[1]
  // A document whose `meta` could be read as ASCII is not UTF-16, even if it says so.
  return label && /^utf-?16/iu.test(label) ? 'utf-8' : label
}

function decoderFor(label: string | undefined): TextDecoder | undefined {
  if (label === undefined) return undefined
  try {
    return new TextDecoder(label)
  } catch {
    return undefined
  }
}
