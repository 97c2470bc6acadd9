import vine from '@vinejs/vine'
import { SCREEN_SIZES, type BootQuery, type Stored } from '#contract/community/data/boot'
import { ROUTE_MAX } from '#contract/core/rules/limits'
import type { RequestFields } from '#core/http/validation/request_fields'

const STORED_MAX = 20
const TIME_ZONE_MAX = 64
/** The letters of a zone's name; whether this server knows the zone is asked when it renders. */
const TIME_ZONE = /^[\w+/-]+$/

const stored = () => vine.string().maxLength(STORED_MAX).optional()

export const bootValidator = vine.create({
  route: vine.string().maxLength(ROUTE_MAX).startsWith('/'),
  organizationId: vine.string().uuid().toLowerCase().optional(),
  renderIn: vine.string().maxLength(TIME_ZONE_MAX).regex(TIME_ZONE).optional(),
  stored: vine
    .object({ testimonial_call: stored(), app_desktop_client: stored() } satisfies RequestFields<Stored>)
    .optional(),
  screen: vine.enum(SCREEN_SIZES).optional(),
} satisfies RequestFields<BootQuery>)
