import sharp from 'sharp'
import { Gate } from '#core/hashing/gate'
import { imageTypeOf } from '#profile/avatars/image_type'
import { invalidFileType } from '#profile/errors'

const SIDE = 512
const PIXELS_MAX = 40_000_000
const QUALITY = 82
const SECONDS_MAX = 8

/** A large picture takes 160 MB while it is decoded, so one is at a time. */
const gate = new Gate(8)

/**
 * Draws a picture anew: upright, square, as WebP, and with nothing of the file but its colours. INVALID_FILE_TYPE for
 * what is no picture, is broken or has more than 40 million pixels; SERVICE_UNAVAILABLE when too many wait.
 */
export async function drawAvatar(file: Buffer): Promise<Buffer> {
  if (imageTypeOf(file) === null) throw invalidFileType()
  return gate.pass(() => draw(file))
}

async function draw(file: Buffer): Promise<Buffer> {
  try {
    return await sharp(file, { failOn: 'error', limitInputPixels: PIXELS_MAX })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover', position: 'centre' })
      .webp({ quality: QUALITY })
      .timeout({ seconds: SECONDS_MAX })
      .toBuffer()
  } catch (error) {
    throw invalidFileType(error)
  }
}
