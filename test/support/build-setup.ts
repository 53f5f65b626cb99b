import { buildIfStale } from '../../scripts/front-ends.ts'

/** Vitest's global setup: the browser suite opens the front ends as they are built. */
export default function setup(): void {
  buildIfStale()
}
