import vine from '@vinejs/vine'
import type {
  DigestRequest,
  InactivityMailRequest,
  NotificationChoiceRequest,
  UnsubscribeQuery,
} from '#contract/notifications/data/notification_choice'
import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_TYPES,
  isOffered,
  type NotificationChannel,
  type NotificationType,
} from '#contract/notifications/rules/notification'
import type { RequestFields } from '#core/http/validation/request_fields'
import { timeZone } from '#core/http/validation/time_zone'

const TOKEN_MAX = 200

/** Refuses a channel in which the type is not offered. */
const offered = vine.createRule((value, _options, field) => {
  const { type } = field.data as { type: NotificationType }
  if (!isOffered(type, value as NotificationChannel))
    field.report('The {{ field }} field does not offer this type', 'offered', field)
})

export const notificationChoiceValidator = vine.create({
  type: vine.enum(NOTIFICATION_TYPES),
  channel: vine.enum(NOTIFICATION_CHANNELS).use(offered()),
  enabled: vine.boolean({ strict: true }),
} satisfies RequestFields<NotificationChoiceRequest>)

export const digestValidator = vine.create({
  timeZone: timeZone().nullable(),
} satisfies RequestFields<DigestRequest>)

export const inactivityMailValidator = vine.create({
  enabled: vine.boolean({ strict: true }),
} satisfies RequestFields<InactivityMailRequest>)

export const unsubscribeValidator = vine.create({
  token: vine.string().maxLength(TOKEN_MAX),
} satisfies RequestFields<UnsubscribeQuery>)
