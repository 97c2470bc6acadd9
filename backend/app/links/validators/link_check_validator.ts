import vine from '@vinejs/vine'
import type { LinkCheckRequest } from '#contract/data/link_check'
import { URL_MAX } from '#contract/rules/limits'
import type { RequestFields } from '#core/validation/request_fields'

/** A URL too long to be stored is still checked, and reported as invalid. */
export const linkCheckValidator = vine.create({
  url: vine.string().maxLength(URL_MAX * 2),
} satisfies RequestFields<LinkCheckRequest>)
