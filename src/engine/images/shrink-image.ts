import PQueue from 'p-queue'
import { type Sharp, loadSharp } from './load-sharp.ts'

export interface Picture {
  type: string
  body: Uint8Array
}

/** Twice the width of a card, for screens with two dots to a pixel. */
const MAX_SIDE = 720
const MAX_PIXELS = 30_000_000
const QUALITY = 78
/** Decoding takes memory by the pixel. */
const AT_ONCE = 2

const queue = new PQueue({ concurrency: AT_ONCE })

/** `jpeg` for programs that read little else. */
export type PictureFormat = 'webp' | 'jpeg'

/**
 * A picture as small as the chat shows it: at most 720 pixels a side, WebP unless asked for otherwise, the right way
 * up, without what a camera noted; of an animation the first frame. As it came, if its format is no matter, when that
 * is smaller already, when it is drawn by vectors, and where the machine has no library for it. Nothing when it is no
 * picture, is broken, or has more than 30 million pixels.
 */
export async function shrinkImage(picture: Picture, format: PictureFormat = 'webp'): Promise<Picture | undefined> {
  const isTaken = format === 'webp' || picture.type === 'image/jpeg'
  if (picture.type === 'image/svg+xml') return isTaken ? picture : undefined
  const sharp = await loadSharp()
  if (!sharp) return isTaken ? picture : undefined
  return queue.add(() => shrink(sharp, picture, format))
}

async function shrink(sharp: Sharp, picture: Picture, format: PictureFormat): Promise<Picture | undefined> {
  try {
    const image = sharp(picture.body, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { width, height } = await image.metadata()
    const small = image.autoOrient().resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    // Without this what is transparent becomes black.
    if (format === 'jpeg')
      return {
        type: 'image/jpeg',
        body: await small.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY }).toBuffer(),
      }
    const body = await small.webp({ quality: QUALITY }).toBuffer()
    return body.length >= picture.body.length && Math.max(width, height) <= MAX_SIDE
      ? picture
      : { type: 'image/webp', body }
  } catch {
    return undefined
  }
}
