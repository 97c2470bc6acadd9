import sharp from 'sharp'
import { AVATAR_TYPES } from '#contract/rules/limits'

type ImageType = (typeof AVATAR_TYPES)[number]

// Only these decoders ever read an upload: SVG, TIFF and the rest are unknown formats.
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
