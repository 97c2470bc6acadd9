import sharp from 'sharp'
import { SerialQueue } from '#core/hashing/serial_queue'
import { imageTypeOf } from '#accounts/rules/image_type'
import { invalidFileType } from '#accounts/errors'

const SIDE = 512
const PIXELS_MAX = 40_000_000
const QUALITY = 82
const TIMEOUT_SECONDS = 8

/** Decoding a large picture takes 160 MB, so pictures are processed one at a time. */
const queue = new SerialQueue(8)

/**
 * Re-encodes a picture: upright, square, WebP, without metadata. Throws INVALID_FILE_TYPE for unsupported or broken
 * files and for more than 40 million pixels, SERVICE_UNAVAILABLE when the queue is full.
 */
export async function encodeAvatar(file: Buffer): Promise<Buffer> {
  if ((await imageTypeOf(file)) === null) throw invalidFileType()
  return queue.run(() => encode(file))
}

async function encode(file: Buffer): Promise<Buffer> {
  try {
    return await sharp(file, { failOn: 'error', limitInputPixels: PIXELS_MAX })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover', position: 'centre' })
      .webp({ quality: QUALITY })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer()
  } catch (error) {
    throw invalidFileType(error)
  }
}
