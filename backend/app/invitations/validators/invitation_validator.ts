import vine from '@vinejs/vine'
import { INVITED_ROLES } from '#contract/data/invitation'
import { EMAIL_MAX } from '#contract/rules/limits'

const TOKEN_MAX = 128

export const newInvitationValidator = vine.create({
  email: vine.string().trim().maxLength(EMAIL_MAX).email(),
  role: vine.enum(INVITED_ROLES).optional(),
  allowSignup: vine.boolean({ strict: true }).optional(),
})

export const answerValidator = vine.create({ token: vine.string().trim().maxLength(TOKEN_MAX) })
