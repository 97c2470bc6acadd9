import vine from '@vinejs/vine'
import type { ApiTokenRequest } from '#contract/identity/data/api_token'
import { API_SCOPES, TOKEN_DAYS_MAX, TOKEN_NAME_MAX, type ApiScope } from '#contract/identity/rules/api_scope'
import type { RequestFields } from '#core/http/validation/request_fields'
import { title } from '#core/http/validation/text'
import { currentPassword } from '#identity/auth/validators/password_fields'

/** The fields of a new token with some of these scopes. */
export const tokenFields = (scopes: readonly ApiScope[]) => ({
  name: title(TOKEN_NAME_MAX),
  scopes: vine.array(vine.enum(scopes)).minLength(1).maxLength(scopes.length),
  days: vine.number({ strict: true }).withoutDecimals().range([1, TOKEN_DAYS_MAX]),
})

export const apiTokenValidator = vine.create({
  ...tokenFields(API_SCOPES),
  password: currentPassword(),
} satisfies RequestFields<ApiTokenRequest>)
