import vine from '@vinejs/vine'
import type {
  VerifyTwoFactorRequest,
  RecoveryCodesRequest,
  TurnOffTwoFactorRequest,
  TurnOnTwoFactorRequest,
  TwoFactorSetupRequest,
} from '#contract/identity/data/two_factor'
import { currentPassword } from '#identity/auth/validators/password_fields'
import type { RequestFields } from '#core/http/validation/request_fields'

const CODE_MAX = 40

const code = () => vine.string().maxLength(CODE_MAX)

/** With two-factor on, a new secret requires a code of the current one. */
export const setupValidator = vine.withMetaData<{ isOn: boolean }>().create({
  twoFactorCode: code()
    .optional()
    .requiredWhen(({ meta }) => meta.isOn),
} satisfies RequestFields<TwoFactorSetupRequest>)

export const turnOnValidator = vine.create({
  twoFactorAuthenticationCode: code(),
  password: currentPassword(),
} satisfies RequestFields<TurnOnTwoFactorRequest>)

export const turnOffValidator = vine.create({
  twoFactorCode: code(),
  password: currentPassword(),
} satisfies RequestFields<TurnOffTwoFactorRequest>)

export const recoveryCodesValidator = vine.create({
  twoFactorCode: code(),
} satisfies RequestFields<RecoveryCodesRequest>)

export const verifyTwoFactorValidator = vine.create({
  userId: vine.string().toLowerCase(),
  twoFactorCode: code(),
} satisfies RequestFields<VerifyTwoFactorRequest>)
