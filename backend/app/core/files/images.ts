import sharp from 'sharp'
import { AVATAR_TYPES } from '#contract/core/rules/limits'
import { TaskQueue } from '#core/runtime/threads/task_queue'

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

/** Images with more pixels are not decoded. */
export const PIXELS_MAX = 40_000_000

/** Seconds after which an image fails. */
export const IMAGE_TIMEOUT_S = 8

/** Decoding a large image takes 160 MB, so images are processed one at a time. */
export const imageQueue = new TaskQueue({ atOnce: 1, waitingMax: 8 })
