import vine from '@vinejs/vine'
import {
  INVITED_ROLES,
  type AcceptInvitationRequest,
  type InvitationRequest,
  type InviteLinkRequest,
  type InvitationsRequest,
} from '#contract/organizations/data/invitation'
import {
  EMAIL_MAX,
  INVITED_AT_ONCE,
  INVITE_LINK_DAYS_MAX,
  INVITE_LINK_USES_MAX,
} from '#contract/core/rules/limits'
import { emailAddress } from '#core/http/validation/email_address'
import type { RequestFields } from '#core/http/validation/request_fields'

const TOKEN_MAX = 128

export const invitationValidator = vine.create({
  email: emailAddress(),
  role: vine.enum(INVITED_ROLES).optional(),
  allowSignup: vine.boolean({ strict: true }).optional(),
} satisfies RequestFields<InvitationRequest>)

/** Longer than an address, which may have a typing error. */
const TYPED_MAX = 2 * EMAIL_MAX

export const invitationsValidator = vine.create({
  emails: vine.array(vine.string().maxLength(TYPED_MAX)).minLength(1).maxLength(INVITED_AT_ONCE),
  role: vine.enum(INVITED_ROLES).optional(),
  allowSignup: vine.boolean({ strict: true }).optional(),
} satisfies RequestFields<InvitationsRequest>)

/** One of the addresses of `invitationsValidator`. */
export const addressValidator = vine.create(emailAddress())

export const inviteLinkValidator = vine.create({
  role: vine.enum(INVITED_ROLES).optional(),
  days: vine.number({ strict: true }).withoutDecimals().range([1, INVITE_LINK_DAYS_MAX]).optional(),
  usesMax: vine.number({ strict: true }).withoutDecimals().range([1, INVITE_LINK_USES_MAX]).optional(),
} satisfies RequestFields<InviteLinkRequest>)

export const acceptInvitationValidator = vine.create({
  token: vine.string().trim().maxLength(TOKEN_MAX),
} satisfies RequestFields<AcceptInvitationRequest>)
