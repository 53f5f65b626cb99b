import { randomFillSync } from 'node:crypto'
import { v5, v7 } from 'uuid'

const BYTES = 16
const random = new Uint8Array(256 * BYTES)
let used = random.length
const last = { msecs: 0, seq: 0 }

/** Random bytes are asked for many at a time: a call for each id costs more than the rest of it. */
function takeRandom(): Uint8Array {
  if (used === random.length) {
    randomFillSync(random)
    used = 0
  }
  used += BYTES
  return random.subarray(used - BYTES, used)
}

/**
 * A UUID that sorts by the time it was made (RFC 9562, version 7), so that rows made together lie together: of one
 * process, each is greater than the one before.
 */
export function createId(): string {
  const bytes = takeRandom()
  const now = Date.now()
  if (now > last.msecs) {
    last.msecs = now
    // With room for two thousand million more within a millisecond.
    last.seq = new DataView(bytes.buffer, bytes.byteOffset).getUint32(6) >>> 1
  } else last.seq += 1
  return v7({ random: bytes, msecs: last.msecs, seq: last.seq })
}

const NAMES = '6f1f63de-7a7e-4d0c-9c5e-3f5b7a5f0a11'

/** The UUID of a name from elsewhere: the same for the same name (RFC 9562, version 5). */
export function nameId(name: string): string {
  return v5(name, NAMES)
}
