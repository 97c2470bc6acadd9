import vine from '@vinejs/vine'
import { CHALLENGE, DEVICE_MAX, VERIFIER } from '#contract/rules/desktop'
import { title } from '#core/validation/title'

const CODE_MAX = 128

export const desktopCodeValidator = vine.create({
  challenge: vine.string().regex(CHALLENGE),
  device: title(DEVICE_MAX),
})

/** The code may have been pasted; whatever it is, one answer says that it is none. */
export const desktopTokenValidator = vine.create({
  code: vine.string().trim().maxLength(CODE_MAX),
  verifier: vine.string().regex(VERIFIER),
})
