import vine from '@vinejs/vine'
import type { BootQuery } from '#contract/community/data/boot'
import { ROUTE_MAX } from '#contract/core/rules/limits'
import type { RequestFields } from '#core/http/validation/request_fields'

export const bootValidator = vine.create({
  route: vine.string().maxLength(ROUTE_MAX).startsWith('/'),
  organizationId: vine.string().uuid().toLowerCase().optional(),
} satisfies RequestFields<BootQuery>)
