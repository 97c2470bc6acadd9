import sharp from 'sharp'
import { IMAGE_TIMEOUT_S, imageQueue, PIXELS_MAX } from '#core/images/image_queue'
import { imageTypeOf } from '#core/images/image_type'
import { invalidFileType } from '#accounts/errors'

const SIDE = 512
const QUALITY = 82

/**
 * Re-encodes a picture: upright, square, WebP, without metadata. Throws INVALID_FILE_TYPE for unsupported or broken
 * files and for more than 40 million pixels, SERVICE_UNAVAILABLE when the queue is full.
 */
export async function encodeAvatar(file: Buffer): Promise<Buffer> {
  if ((await imageTypeOf(file)) === null) throw invalidFileType()
  return imageQueue.run(() => encode(file))
}

async function encode(file: Buffer): Promise<Buffer> {
  try {
    return await sharp(file, { failOn: 'error', limitInputPixels: PIXELS_MAX })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover', position: 'centre' })
      .webp({ quality: QUALITY })
      .timeout({ seconds: IMAGE_TIMEOUT_S })
      .toBuffer()
  } catch (error) {
    throw invalidFileType(error)
  }
}
