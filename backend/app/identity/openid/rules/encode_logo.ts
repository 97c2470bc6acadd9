import sharp from 'sharp'
import { IMAGE_TIMEOUT_S, imageQueue, imageTypeOf, PIXELS_MAX } from '#core/files/images'
import { AppError } from '#core/http/errors/app_error'

/** Twice its size on the screen. */
const SIDE = 48

/**
 * A logo as a small picture without metadata, from one in a `data:` URL. Null stays null. Throws INVALID_FILE_TYPE for
 * broken pictures.
 */
export async function encodeLogo(logo: string | null): Promise<string | null> {
  if (logo === null) return null
  const file = Buffer.from(logo.slice(logo.indexOf(',') + 1), 'base64')
  if ((await imageTypeOf(file)) === null) throw new AppError('INVALID_FILE_TYPE')
  const picture = await imageQueue.run(() => encode(file))
  return `data:image/webp;base64,${picture.toString('base64')}`
}

async function encode(file: Buffer): Promise<Buffer> {
  try {
    return await sharp(file, { failOn: 'error', limitInputPixels: PIXELS_MAX })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .webp({ lossless: true })
      .timeout({ seconds: IMAGE_TIMEOUT_S })
      .toBuffer()
  } catch (error) {
    throw new AppError('INVALID_FILE_TYPE', undefined, { cause: error })
  }
}
