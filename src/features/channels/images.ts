import { LRUCache } from 'lru-cache'
import type { Addresses } from '#src/base/addresses.ts'
import { AppError } from '#src/base/errors.ts'
import { isSameSecret, signText } from '#src/base/signed-text.ts'
import type { GuardedFetch } from '#src/engine/fetch/fetch-types.ts'
import { type Picture, type PictureFormat, shrinkImage } from '#src/engine/images/shrink-image.ts'

/** Pictures of other websites as the service hands them on, so that a visitor's browser asks nobody else. */
export interface ImageAddress {
  url: string
  /** The page that the picture belongs to, if any. */
  page?: string
  /** WebP if absent. */
  as?: PictureFormat
}

export type ImageCache = LRUCache<string, Picture, GuardedFetch>

const MAX_BYTES = 8 * 1024 * 1024
const TIMEOUT_MS = 8_000
const CACHE_BYTES = 64 * 1024 * 1024
const CACHED_MS = 86_400_000
const TYPES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/svg+xml'])

/**
 * The address under which the service hands a picture on; it is signed, so that nobody else can have pictures fetched.
 */
export function imageLink(
  service: { addresses: Addresses; secretKey: string },
  { url, page = '', as }: ImageAddress,
): string {
  const sig = sign(service.secretKey, { url, page, as })
  const query = new URLSearchParams({ url, page, ...(as ? { as } : {}), sig })
  return `${service.addresses.public()}/api/v1/chat/images?${query.toString()}`
}

/** The picture of an avatar; nothing for one that is none, or is letters. */
export function avatarLink(service: Parameters<typeof imageLink>[0], avatar: string | undefined): string | undefined {
  return avatar && URL.canParse(avatar) ? imageLink(service, { url: avatar }) : undefined
}

/** Throws `not_found` unless the service itself has made this link. */
export function checkImageLink(secretKey: string, address: ImageAddress, signature: string): void {
  if (!isSameSecret(signature, sign(secretKey, address))) throw new AppError('not_found', 'Image not found')
}

/** Keeps pictures for a day, up to a bound; many who ask for one at the same time cause one request. */
export function createImageCache(): ImageCache {
  return new LRUCache<string, Picture, GuardedFetch>({
    maxSize: CACHE_BYTES,
    ttl: CACHED_MS,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
    fetchMethod: (key, _stale, { context, signal }) => fetchImage(context, JSON.parse(key), signal),
  })
}

/**
 * The picture as small as it is shown. Throws `not_found` when it cannot be had, is none, or has more than 8 MiB or 30
 * million pixels.
 */
export async function getImage(
  cache: ImageCache,
  fetch: GuardedFetch,
  { url, page = '', as }: ImageAddress,
): Promise<Picture> {
  const image = await cache.fetch(JSON.stringify({ url, page, as }), { context: fetch })
  if (!image) throw new AppError('not_found', 'Image not found')
  return image
}

async function fetchImage(
  fetch: GuardedFetch,
  { url, page, as }: ImageAddress,
  signal: AbortSignal,
): Promise<Picture | undefined> {
  const headers = { accept: [...TYPES].join(',') }
  const ledBy = page ? { ledBy: page } : {}
  const request = { headers, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, signal, ...ledBy }
  const response = await fetch(url, request).catch(() => undefined)
  const type = response?.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return response?.status === 200 && TYPES.has(type) ? shrinkImage({ type, body: response.body }, as) : undefined
}

function sign(secretKey: string, { url, page = '', as = '' }: Omit<ImageAddress, 'as'> & { as?: string }): string {
  return signText(secretKey, `image${as}:${page}\n${url}`)
}
