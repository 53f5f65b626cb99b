import { hash } from 'node:crypto'
import { isRecord } from './is-record.ts'

/** Returns the SHA-256 in hex of a value's JSON with sorted keys and no spaces, so that equal content has one hash. */
export function hashJson(value: unknown): string {
  return hash('sha256', JSON.stringify(value, sortKeys))
}

const sortKeys = (_name: string, value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value
