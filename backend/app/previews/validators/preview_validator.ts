import vine from '@vinejs/vine'
import { URL_MAX } from '#contract/rules/limits'

/** As wide as the check of a link: what is too long to be kept is answered as an invalid link. */
export const previewValidator = vine.create({ url: vine.string().maxLength(URL_MAX * 2) })
