import { v5, v7 } from 'uuid'

/** A UUID that sorts by the time it was made (RFC 9562, version 7), so that rows made together lie together. */
export function createId(): string {
  return v7()
}

const NAMES = '6f1f63de-7a7e-4d0c-9c5e-3f5b7a5f0a11'

/** The UUID of a name from elsewhere: the same for the same name (RFC 9562, version 5). */
export function nameId(name: string): string {
  return v5(name, NAMES)
}
