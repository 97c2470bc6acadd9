import sharp from 'sharp'
import type { SupportFileType } from '#contract/moderation/rules/support'
import { IMAGE_TIMEOUT_S, imageQueue, PIXELS_MAX } from '#core/files/images'
import { fileTypeInvalid } from '#moderation/support/errors'
import type { Attachment } from '#moderation/support/models/support_request_record'
import { safeFileName } from '#moderation/support/rules/file_name'

/** A file of a request whose type has been detected. */
export interface TypedFile {
  name: string
  type: SupportFileType
  content: Buffer
}

/**
 * The attachment to store for a file. Images are re-encoded, which removes metadata and any other content; throws
 * SUPPORT_FILE_TYPE_INVALID for a broken image, SERVICE_UNAVAILABLE when too many are waiting.
 */
export async function toAttachment({ name, type, content }: TypedFile): Promise<Attachment> {
  return {
    filename: safeFileName(name, type),
    mimetype: type,
    content: isImage(type) ? await imageQueue.run(() => encode(content, type)) : content,
  }
}

type ImageType = Extract<SupportFileType, `image/${string}`>

const isImage = (type: SupportFileType): type is ImageType => type.startsWith('image/')

const FORMATS = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
} as const satisfies Record<ImageType, string>

async function encode(content: Buffer, type: ImageType): Promise<Buffer> {
  try {
    return await sharp(content, { failOn: 'error', limitInputPixels: PIXELS_MAX })
      .autoOrient()
      .toFormat(FORMATS[type])
      .timeout({ seconds: IMAGE_TIMEOUT_S })
      .toBuffer()
  } catch (error) {
    throw fileTypeInvalid(error)
  }
}
