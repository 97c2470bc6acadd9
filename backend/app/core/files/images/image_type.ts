import sharp from 'sharp'
import { AVATAR_TYPES } from '#contract/core/rules/limits'

type ImageType = (typeof AVATAR_TYPES)[number]

// Block all decoders except these: uploads never reach the ones for SVG, TIFF and so on.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'],
})

/** The type of a picture by its content; null for unsupported types. */
export async function imageTypeOf(file: Buffer): Promise<ImageType | null> {
  try {
    const { mediaType } = await sharp(file).metadata()
    return AVATAR_TYPES.find((type) => type === mediaType) ?? null
  } catch {
    return null
  }
}
