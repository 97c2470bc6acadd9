import sharp from 'sharp'
import { IMAGE_TIMEOUT_S, imageQueue, PIXELS_MAX, imageTypeOf } from '#core/files/images'

const SIDE_MAX = 960
/** Smaller pictures are usually tracking pixels. */
const SIDE_MIN = 32
const QUALITY = 78

/** A stored picture, with its size in pixels. */
export interface EncodedPicture {
  content: Buffer
  width: number
  height: number
}

/**
 * Re-encodes a picture: upright, WebP, without metadata, its first frame only. Null for unsupported or broken files, for
 * tiny pictures and for more than 40 million pixels. Throws SERVICE_UNAVAILABLE when the queue is full.
 */
export async function encodePicture(file: Buffer): Promise<EncodedPicture | null> {
  if ((await imageTypeOf(file)) === null) return null
  return imageQueue.run(() => encode(file))
}

async function encode(file: Buffer): Promise<EncodedPicture | null> {
  try {
    const { data, info } = await sharp(file, { failOn: 'error', limitInputPixels: PIXELS_MAX })
      .autoOrient()
      .resize(SIDE_MAX, SIDE_MAX, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: IMAGE_TIMEOUT_S })
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    return Math.min(width, height) < SIDE_MIN ? null : { content: data, width, height }
  } catch {
    return null
  }
}
