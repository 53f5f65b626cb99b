import { LRUCache } from 'lru-cache'
import type { Addresses } from '#src/base/addresses.ts'
import { AppError } from '#src/base/errors.ts'
import { type SecretKeys, isSignedByAny, signText } from '#src/base/signed-text.ts'
import type { GuardedFetch } from '#src/engine/fetch/fetch-types.ts'
import { uploadedAvatarLink } from './avatars.ts'
import { type Picture, type PictureFormat, shrinkImage } from '#src/engine/images/shrink-image.ts'

/** A picture of another website that the service proxies, so that a visitor's browser contacts no other host. */
export interface ImageAddress {
  url: string
  /** The page the picture belongs to, if any. */
  page?: string
  /** WebP by default. */
  as?: PictureFormat
}

export type ImageCache = LRUCache<string, Picture, GuardedFetch>

const MAX_BYTES = 8 * 1024 * 1024
const TIMEOUT_MS = 8_000
const CACHE_BYTES = 64 * 1024 * 1024
const CACHED_MS = 86_400_000
const TYPES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/svg+xml'])

/** Returns the proxy URL of a picture. It is signed, so that nobody else can make the service fetch pictures. */
export function imageLink(
  service: { addresses: Addresses; secretKey: string },
  { url, page = '', as }: ImageAddress,
): string {
  const sig = sign(service.secretKey, { url, page, as })
  const query = new URLSearchParams({ url, page, ...(as ? { as } : {}), sig })
  return `${service.addresses.public()}/api/v1/chat/images?${query.toString()}`
}

/** Returns the avatar's picture; undefined if there is none, or it is letters. */
export function avatarLink(service: Parameters<typeof imageLink>[0], avatar: string | undefined): string | undefined {
  if (!avatar || !URL.canParse(avatar)) return undefined
  return uploadedAvatarLink(service.addresses, avatar) ?? imageLink(service, { url: avatar })
}

/** Throws `not_found` unless the service signed this link. */
export function checkImageLink(secretKeys: SecretKeys, address: ImageAddress, signature: string): void {
  if (!isSignedByAny(secretKeys, signature, (secretKey) => sign(secretKey, address)))
    throw new AppError('not_found', 'Image not found')
}

/** Caches pictures for a day, up to a limit. Concurrent requests for a picture share one fetch. */
export function createImageCache(): ImageCache {
  return new LRUCache<string, Picture, GuardedFetch>({
    maxSize: CACHE_BYTES,
    ttl: CACHED_MS,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
    fetchMethod: (key, _stale, { context, signal }) => fetchImage(context, JSON.parse(key), signal),
  })
}

/**
 * Returns the picture scaled to its display size. Throws `not_found` if it cannot be fetched, is not a picture, or
 * exceeds 8 MiB or 30 million pixels (AVIF: 6 million).
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
