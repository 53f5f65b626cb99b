import { randomUUID } from 'node:crypto'

export function uniqueEmail(): string {
  return `${randomUUID()}@example.com`
}
