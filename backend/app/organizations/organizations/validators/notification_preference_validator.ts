import vine from '@vinejs/vine'
import type { NotificationPreferenceRequest } from '#contract/identity/data/profile'
import type { RequestFields } from '#core/http/validation/request_fields'

export const notificationPreferenceValidator = vine.create({
  organizationId: vine.string().uuid().toLowerCase(),
  receiveSlackNotifications: vine.boolean({ strict: true }),
} satisfies RequestFields<NotificationPreferenceRequest>)
