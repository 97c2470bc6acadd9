import vine from '@vinejs/vine'
import type { NotificationPreferenceRequest } from '#contract/data/profile'
import type { RequestFields } from '#core/validation/request_fields'

const organizationId = vine.string().uuid().toLowerCase()

/** Validated first: a non-member gets ORG_NOT_FOUND, whatever else the body holds. */
export const organizationIdValidator = vine.create({ organizationId })

export const notificationPreferenceValidator = vine.create({
  organizationId,
  receiveSlackNotifications: vine.boolean({ strict: true }),
} satisfies RequestFields<NotificationPreferenceRequest>)
