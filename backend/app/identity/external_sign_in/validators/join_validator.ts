import vine from '@vinejs/vine'
import type { JoinRequest, TakeAccountRequest } from '#contract/identity/data/session'
import { PASSWORD_MAX } from '#contract/identity/rules/password'
import type { RequestFields } from '#core/http/validation/request_fields'

const CODE_MAX = 128

const code = () => vine.string().maxLength(CODE_MAX)

export const joinValidator = vine.create({
  code: code(),
  password: vine.string().maxLength(PASSWORD_MAX),
} satisfies RequestFields<JoinRequest>)

export const takeAccountValidator = vine.create({
  code: code(),
} satisfies RequestFields<TakeAccountRequest>)
