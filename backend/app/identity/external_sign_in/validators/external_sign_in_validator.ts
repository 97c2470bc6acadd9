import vine from '@vinejs/vine'
import {
  ACCOUNT_FLOW_KINDS,
  type ExchangeRequest,
  type FlowRequest,
  type UnlinkRequest,
} from '#contract/identity/data/session'
import type { RequestFields } from '#core/http/validation/request_fields'
import { NAME_MAX } from '#contract/core/rules/limits'
import { emailAddress } from '#core/http/validation/email_address'
import { ownPath } from '#core/http/validation/own_path'
import { title } from '#core/http/validation/text'
import { currentPassword } from '#identity/auth/validators/password_fields'

const CODE_MAX = 128

export const exchangeValidator = vine.create({
  code: vine.string().maxLength(CODE_MAX),
} satisfies RequestFields<ExchangeRequest>)

const SUBJECT_MAX = 255

export const subjectValidator = vine.create({ subject: vine.string().minLength(1).maxLength(SUBJECT_MAX) })
export const emailValidator = vine.create({ email: emailAddress() })
export const nameValidator = vine.create({ name: title(NAME_MAX) })

export const unlinkValidator = vine.create({
  password: currentPassword(),
} satisfies RequestFields<UnlinkRequest>)

export const flowValidator = vine.create({
  purpose: vine.enum(ACCOUNT_FLOW_KINDS),
  returnTo: ownPath(),
  password: currentPassword(),
} satisfies RequestFields<FlowRequest>)
