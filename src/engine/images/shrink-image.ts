import PQueue from 'p-queue'
import { type Sharp, loadSharp } from './load-sharp.ts'

export interface Picture {
  type: string
  body: Uint8Array
}

/** Twice the width of a card, for screens with two dots per pixel. */
const MAX_SIDE = 720
const MAX_PIXELS = 30_000_000
/** Its decoder takes 20 bytes for each pixel, four times as many as others. */
const MAX_AVIF_PIXELS = 6_000_000
const QUALITY = 78
const TIMEOUT_SECONDS = 10

/** First bytes of the formats that are decoded. The library would also draw SVG, which can take any time. */
const SIGNATURE = /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF[^]{4}WEBP|[^]{4}ftyp)/
const AVIF = /^[^]{4}ftyp/

/** One picture at a time: decoding takes up to 150 MB. */
const queue = new PQueue({ concurrency: 1 })

/** `jpeg` for programs that read few formats. */
export type PictureFormat = 'webp' | 'jpeg'

/**
 * Shrinks a picture to the size of the chat: at most 720 pixels a side, WebP unless asked for otherwise, upright,
 * without metadata, only the first frame of an animation. Returns the original if its format does not matter and it
 * is smaller, if it is a vector drawing, or if the machine has no library for it. Returns undefined if it is not a
 * picture, is broken, or has more than 30 million pixels (AVIF: 6 million).
 */
export async function shrinkImage(picture: Picture, format: PictureFormat = 'webp'): Promise<Picture | undefined> {
  const isTaken = format === 'webp' || picture.type === 'image/jpeg'
  if (picture.type === 'image/svg+xml') return isTaken ? picture : undefined
  if (!(await loadSharp())) return isTaken ? picture : undefined
  return decodeImage(picture.body, async (image) => {
    const { width, height } = await image.metadata()
    const small = image.autoOrient().resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    // Without this, transparent parts become black.
    if (format === 'jpeg')
      return {
        type: 'image/jpeg',
        body: await small.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY }).toBuffer(),
      }
    const body = await small.webp({ quality: QUALITY }).toBuffer()
    return body.length >= picture.body.length && Math.max(width, height) <= MAX_SIDE
      ? picture
      : { type: 'image/webp', body }
  })
}

/**
 * Uses a raster picture, one at a time, within the limits on pixels and time. Returns undefined if it is not one, is
 * broken or too large, or if this machine has no library for pictures.
 */
export async function decodeImage<Result>(
  body: Uint8Array,
  use: (image: ReturnType<Sharp>) => Promise<Result>,
): Promise<Result | undefined> {
  const sharp = await loadSharp()
  const start = Buffer.from(body.subarray(0, 16)).toString('latin1')
  if (!sharp || !SIGNATURE.test(start)) return undefined
  const limitInputPixels = AVIF.test(start) ? MAX_AVIF_PIXELS : MAX_PIXELS
  const image = sharp(body, { limitInputPixels, failOn: 'error' }).timeout({ seconds: TIMEOUT_SECONDS })
  return queue.add(() => use(image).catch(() => undefined))
}
