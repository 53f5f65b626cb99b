import { LRUCache } from 'lru-cache'
import type { Agent } from '#src/features/agents/agents.ts'
import type { ResearchDeps } from './research-deps.ts'

/** The screen on which the appearance page shows the chat. */
const SCREEN = { width: 840, height: 880 }
const CACHE_BYTES = 16 * 1024 * 1024
const CACHED_MS = 3_600_000

type Deps = Pick<ResearchDeps, 'renderer' | 'stopping'>

type WebsitePictures = LRUCache<string, Uint8Array, Deps>

/** Keeps pictures for an hour, up to a limit. Concurrent requests for one share it. */
export function createWebsitePictures(): WebsitePictures {
  return new LRUCache<string, Uint8Array, Deps>({
    maxSize: CACHE_BYTES,
    ttl: CACHED_MS,
    sizeCalculation: ({ length }) => Math.max(1, length),
    fetchMethod: (url, _stale, { context, signal }) =>
      context.renderer
        ?.photograph(new URL(url), SCREEN, AbortSignal.any([signal, context.stopping]))
        .catch(() => undefined),
  })
}

/** Reports whether a browser of this machine can take a picture of the agent's website. */
export const hasWebsitePicture = (
  { renderer }: Pick<Deps, 'renderer'>,
  { websiteUrl }: Pick<Agent, 'websiteUrl'>,
): boolean => renderer !== undefined && websiteUrl !== null

/** Returns the top of the agent's home page as a JPEG; undefined if it cannot be taken. */
export function findWebsitePicture(
  pictures: WebsitePictures,
  deps: Deps,
  { websiteUrl }: Pick<Agent, 'websiteUrl'>,
): Promise<Uint8Array | undefined> {
  return websiteUrl === null ? Promise.resolve(undefined) : pictures.fetch(websiteUrl, { context: deps })
}
