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

/**
 * A picture as small as the chat shows it: at most 720 pixels a side, WebP, the right way up, without what a camera noted; of an animation
 * the first frame. As it came when that is smaller already, when it is drawn by vectors, and where the machine has no library for it.
 * Nothing when it is no picture, is broken, or has more than 30 million pixels.
 */
export async function shrinkImage(picture: Picture): Promise<Picture | undefined> {
  if (picture.type === 'image/svg+xml') return picture
  const sharp = await loadSharp()
  return sharp ? queue.add(() => shrink(sharp, picture)) : picture
}

async function shrink(sharp: Sharp, picture: Picture): Promise<Picture | undefined> {
  try {
    const image = sharp(picture.body, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { width, height } = await image.metadata()
    const small = image.autoOrient().resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true }).webp({ quality: QUALITY })
    const body = await small.toBuffer()
    return body.length >= picture.body.length && Math.max(width, height) <= MAX_SIDE ? picture : { type: 'image/webp', body }
  } catch {
    return undefined
  }
}
