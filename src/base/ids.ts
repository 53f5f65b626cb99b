import { v7 } from 'uuid'

/** A UUID that sorts by the time it was made (RFC 9562, version 7), so that rows made together lie together. */
export function createId(): string {
  return v7()
}
