import vine from '@vinejs/vine'
import type { LinkPreviewRequest } from '#contract/posts/data/link_preview'
import { URL_MAX } from '#contract/core/rules/limits'
import type { RequestFields } from '#core/http/validation/request_fields'

/** A URL too long to be stored is reported as an invalid link, not as a validation error. */
export const previewValidator = vine.create({
  url: vine.string().maxLength(URL_MAX * 2),
} satisfies RequestFields<LinkPreviewRequest>)
