import vine from '@vinejs/vine'
import { ACCOUNT_FLOW_KINDS, type FlowRequest } from '#contract/identity/data/session'
import { isOwnPath } from '#contract/core/rules/own_path'
import { currentPassword } from '#identity/auth/validators/password_fields'
import type { RequestFields } from '#core/http/validation/request_fields'

const PATH_MAX = 500

const ownPath = vine.createRule((value, _options, field) => {
  if (!isOwnPath(String(value))) field.report('The {{ field }} field must be a path', 'path', field)
})

export const flowValidator = vine.create({
  purpose: vine.enum(ACCOUNT_FLOW_KINDS),
  returnTo: vine.string().maxLength(PATH_MAX).use(ownPath()),
  password: currentPassword(),
} satisfies RequestFields<FlowRequest>)
