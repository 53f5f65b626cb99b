import type { Addresses } from '#src/base/addresses.ts'
import { AppError } from '#src/base/errors.ts'
import { createId } from '#src/base/ids.ts'
import { squareImage } from '#src/engine/images/square-image.ts'
import type { Db } from '#src/store/database.ts'
import { deleteOldAvatars, findAvatar, insertAvatar } from './avatars-store.ts'

const PATH = /^\/api\/v1\/chat\/avatars\/([\da-f-]{36})$/u
/** Four times the size in the chat. */
const SIDE = 152
/** Uploads of an agent that stay: the one in use, and those that an open form may still save. */
const KEPT = 5

interface AvatarDeps {
  db: Db
  addresses: Addresses
}

/**
 * Stores an uploaded picture of an agent, cut to a square and encoded again, and returns its URL for
 * `appearance.avatar`. Throws `invalid_input` for anything but a raster picture.
 */
export async function uploadAvatar({ db, addresses }: AvatarDeps, agentId: string, body: Uint8Array): Promise<string> {
  const webp = await squareImage(body, SIDE)
  if (!webp)
    throw new AppError(
      'invalid_input',
      'The file must be a PNG, JPEG, WebP, AVIF or GIF picture of at most 30 megapixels.',
    )
  const id = createId()
  await insertAvatar(db, { id, agentId, webp: Buffer.from(webp).toString('base64') })
  await deleteOldAvatars(db, agentId, KEPT)
  return avatarUrl(addresses, id)
}

/** Returns the WebP of an uploaded picture. Throws `not_found`. */
export async function getAvatar(db: Db, id: string): Promise<Uint8Array> {
  const webp = await findAvatar(db, id)
  if (webp === undefined) throw new AppError('not_found', 'Image not found')
  return Buffer.from(webp, 'base64')
}

/** Returns the current URL of an uploaded picture; undefined for a picture of another website. */
export function uploadedAvatarLink(addresses: Addresses, avatar: string): string | undefined {
  const { origin, pathname } = new URL(avatar)
  const id = origin === new URL(addresses.public()).origin ? PATH.exec(pathname)?.[1] : undefined
  return id && avatarUrl(addresses, id)
}

const avatarUrl = (addresses: Addresses, id: string): string => `${addresses.public()}/api/v1/chat/avatars/${id}`
