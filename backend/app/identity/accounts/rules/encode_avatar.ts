import sharp from 'sharp'
import { IMAGE_TIMEOUT_S, imageQueue, PIXELS_MAX, imageTypeOf } from '#core/files/images'
import { invalidFileType } from '#identity/accounts/errors'

const SIDE = 512
/** A JPEG is decoded at an eighth of its size, so a photo of a phone may have more pixels than other images. */
const JPEG_PIXELS_MAX = 64_000_000
const QUALITY = 82

/**
 * Re-encodes an image as a square, upright WebP without metadata. Throws INVALID_FILE_TYPE for unsupported or broken
 * files and for more than 40 million pixels (64 million for a JPEG), SERVICE_UNAVAILABLE when the queue is full.
 */
export async function encodeAvatar(file: Buffer): Promise<Buffer> {
  const type = await imageTypeOf(file)
  if (type === null) throw invalidFileType()
  return imageQueue.run(() => encode(file, type === 'image/jpeg' ? JPEG_PIXELS_MAX : PIXELS_MAX))
}

async function encode(file: Buffer, limitInputPixels: number): Promise<Buffer> {
  try {
    return await sharp(file, { failOn: 'error', limitInputPixels })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover', position: 'centre' })
      .webp({ quality: QUALITY })
      .timeout({ seconds: IMAGE_TIMEOUT_S })
      .toBuffer()
  } catch (error) {
    throw invalidFileType(error)
  }
}
