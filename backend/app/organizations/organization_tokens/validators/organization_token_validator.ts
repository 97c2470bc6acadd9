import vine from '@vinejs/vine'
import type { OrganizationTokenRequest } from '#contract/identity/data/api_token'
import { ORGANIZATION_SCOPES } from '#contract/identity/rules/api_scope'
import type { RequestFields } from '#core/http/validation/request_fields'
import { tokenFields } from '#identity/public'

export const organizationTokenValidator = vine.create(
  tokenFields(ORGANIZATION_SCOPES) satisfies RequestFields<OrganizationTokenRequest>,
)
