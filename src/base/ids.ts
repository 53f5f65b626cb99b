import { randomFillSync } from 'node:crypto'
import { v5, v7 } from 'uuid'

const BYTES = 16
const random = new Uint8Array(256 * BYTES)
let used = random.length
const last = { msecs: 0, seq: 0 }
const written = Buffer.alloc(BYTES)

/** Takes random bytes from a batch: one call per ID would cost more than the rest. */
function takeRandom(): Uint8Array {
  if (used === random.length) {
    randomFillSync(random)
    used = 0
  }
  used += BYTES
  return random.subarray(used - BYTES, used)
}

/**
 * Returns a UUID that sorts by creation time (RFC 9562, version 7), so that rows created together are stored together.
 * Within a process, each ID is greater than the one before.
 */
export function createId(): string {
  const bytes = takeRandom()
  const now = Date.now()
  if (now > last.msecs) {
    last.msecs = now
    // Leaves two billion values for the same millisecond.
    last.seq = new DataView(bytes.buffer, bytes.byteOffset).getUint32(6) >>> 1
  } else last.seq += 1
  v7({ random: bytes, msecs: last.msecs, seq: last.seq }, written)
  return toText(written.toString('hex'))
}

/** Writes the 32 digits of a UUID in its groups. */
function toText(hex: string): string {
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const NAMES = '6f1f63de-7a7e-4d0c-9c5e-3f5b7a5f0a11'

/** Returns the UUID of a name (RFC 9562, version 5). The same name gives the same UUID. */
export function nameId(name: string): string {
  return v5(name, NAMES)
}
