import vine from '@vinejs/vine'
import {
  INVITED_ROLES,
  type AcceptInvitationRequest,
  type InvitationRequest,
} from '#contract/organizations/data/invitation'
import { emailAddress } from '#core/http/validation/email_address'
import type { RequestFields } from '#core/http/validation/request_fields'

const TOKEN_MAX = 128

export const invitationValidator = vine.create({
  email: emailAddress(),
  role: vine.enum(INVITED_ROLES).optional(),
  allowSignup: vine.boolean({ strict: true }).optional(),
} satisfies RequestFields<InvitationRequest>)

export const acceptInvitationValidator = vine.create({
  token: vine.string().trim().maxLength(TOKEN_MAX),
} satisfies RequestFields<AcceptInvitationRequest>)
