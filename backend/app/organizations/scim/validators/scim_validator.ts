import vine from '@vinejs/vine'
import {
  PROVISIONED_ROLES,
  type CreateScimTokenRequest,
  type MapScimGroupRequest,
} from '#contract/organizations/data/scim'
import { PASSWORD_MAX } from '#contract/identity/rules/password'
import type { RequestFields } from '#core/http/validation/request_fields'

export const scimTokenValidator = vine.create({
  password: vine.string().maxLength(PASSWORD_MAX).optional(),
} satisfies RequestFields<CreateScimTokenRequest>)

export const scimMappingValidator = vine.create({
  organizationId: vine.string().uuid().nullable(),
  role: vine.enum(PROVISIONED_ROLES),
} satisfies RequestFields<MapScimGroupRequest>)
