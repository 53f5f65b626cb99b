import { FileLimitError } from './file-limit-error.ts'

/** Smaller arrays are not unpacked streams, and are soon garbage. */
const COUNTED_BYTES = 65_536

interface ArrayLimits {
  /** Of one array, or one unpacked stream. */
  maxBytes: number
  /** Of all arrays from now on. */
  maxTotalBytes: number
}

/**
 * Limits the arrays that a library allocates in this thread, and the bytes it unpacks, until `end` is called. This
 * memory is outside V8's heap, so the limits of a thread do not include it. Libraries catch errors, so `isReached`
 * reports whether there was one.
 */
export function limitArrays({ maxBytes, maxTotalBytes }: ArrayLimits): { isReached(): boolean; end(): void } {
  const { Uint8Array: plain, DecompressionStream: Unpacker } = globalThis
  let total = 0
  let isReached = false
  const count = (bytes: number, more = bytes): void => {
    total += more
    if (bytes <= maxBytes && total <= maxTotalBytes) return
    isReached = true
    throw new FileLimitError(`unpacks to more than ${maxBytes / 1e6} MB`)
  }
  globalThis.Uint8Array = new Proxy(plain, {
    construct: (target, parameters: unknown[], newTarget) => {
      const [bytes] = parameters
      if (typeof bytes === 'number' && bytes >= COUNTED_BYTES) count(bytes)
      return Reflect.construct(target, parameters, newTarget)
    },
  })
  globalThis.DecompressionStream = class implements DecompressionStream {
    readonly readable: DecompressionStream['readable']
    readonly writable: DecompressionStream['writable']
    constructor(format: ConstructorParameters<typeof DecompressionStream>[0]) {
      const { readable, writable } = new Unpacker(format)
      let bytes = 0
      const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform: (part, controller) => {
          count((bytes += part.length), part.length)
          controller.enqueue(part)
        },
      })
      this.writable = writable
      this.readable = readable.pipeThrough(counted)
    }
  }
  return {
    isReached: () => isReached,
    end: () => {
      globalThis.Uint8Array = plain
      globalThis.DecompressionStream = Unpacker
    },
  }
}
