import vine from '@vinejs/vine'
import type { ExchangeRequest } from '#contract/identity/data/session'
import type { RequestFields } from '#core/http/validation/request_fields'

const CODE_MAX = 128

export const exchangeValidator = vine.create({
  code: vine.string().maxLength(CODE_MAX),
} satisfies RequestFields<ExchangeRequest>)
