import { constants, deflateRawSync, deflateSync } from 'node:zlib'

const UNIT_BYTES = 1_000_000
/** An empty last block. https://www.rfc-editor.org/rfc/rfc1951#section-3.2 */
const END = Buffer.from([3, 0])

interface Repeated {
  before?: string
  text: string
  /** How long all repetitions of the text are together, unpacked. */
  bytes: number
  after?: string
}

/** Returns a deflated text that repeats itself, without ever holding it unpacked: about a thousandth of its size. */
export function deflateRepeated({ before = '', text, bytes, after = '' }: Repeated): Buffer {
  const pack = (part: string): Buffer => deflateRawSync(part, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  const unit = text.repeat(Math.max(1, Math.floor(UNIT_BYTES / text.length)))
  const packed = pack(unit)
  const units = Array.from({ length: Math.ceil(bytes / unit.length) }, () => packed)
  return Buffer.concat([pack(before), ...units, pack(after), END])
}

const ZLIB_HEADER = Buffer.from([0x78, 0xda])
/** Readers of PDF and PNG pass over a wrong checksum of so long a text, or never get there. */
const NO_CHECKSUM = Buffer.alloc(4)

/** Returns the same in zlib's format. */
export const zlibRepeated = (repeated: Repeated): Buffer =>
  Buffer.concat([ZLIB_HEADER, deflateRepeated(repeated), NO_CHECKSUM])

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])

/** Returns the same in gzip's format. */
export const gzipRepeated = (repeated: Repeated): Buffer =>
  Buffer.concat([GZIP_HEADER, deflateRepeated(repeated), Buffer.alloc(8)])

/** Packs bytes in zlib's format. */
export const zlibPacked = (bytes: Uint8Array): Buffer => deflateSync(bytes, { level: 9 })
