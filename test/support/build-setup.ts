import { buildIfStale } from '../../scripts/front-ends.ts'

/** Vitest's global setup: builds the front ends for the browser suite. */
export default function setup(): void {
  buildIfStale()
}
