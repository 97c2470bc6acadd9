import vine from '@vinejs/vine'
import { PASSWORD_MAX } from '#contract/rules/password'

const CODE_MAX = 40

const code = () => vine.string().maxLength(CODE_MAX)

/** Whoever has two-factor on needs a code of the present secret for another one. */
export const generateValidator = vine.withMetaData<{ isOn: boolean }>().create({
  twoFactorCode: code()
    .optional()
    .requiredWhen(({ meta }) => meta.isOn),
})

export const turnOnValidator = vine.create({ twoFactorAuthenticationCode: code() })

export const turnOffValidator = vine.create({
  twoFactorCode: code(),
  password: vine.string().maxLength(PASSWORD_MAX).optional(),
})

export const codeValidator = vine.create({ twoFactorCode: code() })

export const challengeValidator = vine.create({
  userId: vine.string().toLowerCase(),
  twoFactorCode: code(),
})
