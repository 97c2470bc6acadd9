import vine from '@vinejs/vine'
import type { LinkCheckRequest } from '#contract/posts/data/link_check'
import type { LinkPreviewRequest } from '#contract/posts/data/link_preview'
import { URL_MAX } from '#contract/core/rules/limits'
import type { RequestFields } from '#core/http/validation/request_fields'

/** A URL too long to be stored is reported as an invalid link, not as a validation error. */
const url = () => vine.string().maxLength(URL_MAX * 2)

/** An empty URL is still checked, and reported as invalid. */
export const linkCheckValidator = vine.create({
  url: url().nullable(),
} satisfies RequestFields<LinkCheckRequest>)

export const previewValidator = vine.create({
  url: url(),
} satisfies RequestFields<LinkPreviewRequest>)
