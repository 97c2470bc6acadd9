import vine from '@vinejs/vine'
import type { LinkCheckRequest } from '#contract/posts/data/link_check'
import { URL_MAX } from '#contract/core/rules/limits'
import type { RequestFields } from '#core/http/validation/request_fields'

/** An empty URL and one too long to be stored are still checked, and reported as invalid. */
export const linkCheckValidator = vine.create({
  url: vine
    .string()
    .maxLength(URL_MAX * 2)
    .nullable(),
} satisfies RequestFields<LinkCheckRequest>)
