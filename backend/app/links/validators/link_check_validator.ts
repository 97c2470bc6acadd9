import vine from '@vinejs/vine'
import { URL_MAX } from '#contract/rules/limits'

/** Longer than any link that can be kept is still a link that is checked: the answer says it is invalid. */
export const linkCheckValidator = vine.create({ url: vine.string().maxLength(URL_MAX * 2) })
