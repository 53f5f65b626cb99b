import { decodeImage } from './shrink-image.ts'

const QUALITY = 85

/**
 * Cuts the middle of a picture to a square WebP of at most `side` pixels. Returns undefined if it is not a raster
 * picture, is broken or too large, or if this machine cannot decode pictures.
 */
export function squareImage(body: Uint8Array, side: number): Promise<Uint8Array | undefined> {
  return decodeImage(body, (image) =>
    image.autoOrient().resize(side, side, { fit: 'cover' }).webp({ quality: QUALITY }).toBuffer(),
  )
}
