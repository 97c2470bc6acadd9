import vine from '@vinejs/vine'
import type { DesktopCodeRequest, DesktopTokenRequest } from '#contract/core/data/desktop'
import { CHALLENGE, DEVICE_MAX, VERIFIER } from '#contract/core/rules/desktop'
import type { RequestFields } from '#core/http/validation/request_fields'
import { title } from '#core/http/validation/text'

const CODE_MAX = 128

export const desktopCodeValidator = vine.create({
  challenge: vine.string().regex(CHALLENGE),
  device: title(DEVICE_MAX),
} satisfies RequestFields<DesktopCodeRequest>)

/** The format is not validated, so that every invalid code has the same error. */
export const desktopTokenValidator = vine.create({
  code: vine.string().trim().maxLength(CODE_MAX),
  verifier: vine.string().regex(VERIFIER),
} satisfies RequestFields<DesktopTokenRequest>)
