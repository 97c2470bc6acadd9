import vine from '@vinejs/vine'
import type { NotificationPreferenceRequest } from '#contract/data/profile'
import type { RequestFields } from '#core/validation/request_fields'

export const notificationPreferenceValidator = vine.create({
  organizationId: vine.string().uuid().toLowerCase(),
  receiveSlackNotifications: vine.boolean({ strict: true }),
} satisfies RequestFields<NotificationPreferenceRequest>)
