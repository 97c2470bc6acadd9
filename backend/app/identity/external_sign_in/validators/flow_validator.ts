import vine from '@vinejs/vine'
import { ACCOUNT_FLOW_KINDS, type FlowRequest } from '#contract/identity/data/session'
import { currentPassword } from '#identity/auth/validators/password_fields'
import { ownPath } from '#core/http/validation/own_path'
import type { RequestFields } from '#core/http/validation/request_fields'

export const flowValidator = vine.create({
  purpose: vine.enum(ACCOUNT_FLOW_KINDS),
  returnTo: ownPath(),
  password: currentPassword(),
} satisfies RequestFields<FlowRequest>)
