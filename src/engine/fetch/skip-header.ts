import { Transform } from 'node:stream'

/** Passes on what follows the header of gzip (RFC 1952). Fails like zlib if there is none. */
export const skipGzipHeader = (): Transform => skipHeader(gzipHeaderLength)

/**
 * Passes on what follows the header of zlib (RFC 1950), or everything if servers leave it out, because browsers
 * accept both as `deflate`.
 */
export const skipDeflateHeader = (): Transform => skipHeader(zlibHeaderLength)

/** Names and comments within a header are short. */
const MAX_HEADER_BYTES = 65_536

function skipHeader(lengthOf: (bytes: Uint8Array) => number | undefined): Transform {
  let head: Buffer | undefined = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _, done) {
      if (head === undefined) return done(null, chunk)
      head = Buffer.concat([head, chunk])
      try {
        const length = lengthOf(head)
        if (length === undefined) return done(head.length > MAX_HEADER_BYTES ? wrongHeader() : null)
        const body = head.subarray(length)
        head = undefined
        done(null, body)
      } catch (error) {
        done(error as Error)
      }
    },
  })
}

const HEADER_SUM = 2
const EXTRA = 4
const NAME = 8
const COMMENT = 16

/** Returns undefined until the header is complete. */
function gzipHeaderLength(bytes: Uint8Array): number | undefined {
  if (bytes.length < 10) return undefined
  const [first = 0, second = 0, , flags = 0] = bytes
  if (first !== 0x1f || second !== 0x8b) throw wrongHeader()
  let length = 10
  if (flags & EXTRA) length += 2 + (bytes[10] ?? 0) + 256 * (bytes[11] ?? 0)
  for (const flag of [NAME, COMMENT]) {
    if ((flags & flag) === 0) continue
    const end = bytes.indexOf(0, length)
    if (end === -1) return undefined
    length = end + 1
  }
  if (flags & HEADER_SUM) length += 2
  return length <= bytes.length ? length : undefined
}

function zlibHeaderLength(bytes: Uint8Array): number | undefined {
  const [first = 0, second] = bytes
  if (second === undefined) return undefined
  return (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0 ? 2 : 0
}

const wrongHeader = (): Error => Object.assign(new Error('incorrect header'), { code: 'Z_DATA_ERROR' })
