import vine from '@vinejs/vine'
import { DELETION_CHOICES } from '#contract/data/profile'
import { PASSWORD_MAX } from '#contract/rules/password'

const CODE_MAX = 64

/** Which organization is meant: read first, because for strangers there is none. */
export const placeValidator = vine.create({ organizationId: vine.string().uuid().toLowerCase() })

export const notificationValidator = vine.create({
  receiveSlackNotifications: vine.boolean({ strict: true }),
})

export const farewellValidator = vine.create({
  password: vine.string().maxLength(PASSWORD_MAX).optional(),
  twoFactorCode: vine.string().trim().maxLength(CODE_MAX).optional(),
  content: vine.enum(DELETION_CHOICES),
})
