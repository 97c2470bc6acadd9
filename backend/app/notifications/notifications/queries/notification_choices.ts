import {
  DEFAULT_CHOICE,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_TYPES,
  isOffered,
  type NotificationChannel,
  type NotificationType,
} from '#contract/notifications/rules/notification'
import type { NotificationChoices } from '#contract/notifications/data/notification_choice'
import type { INACTIVITY } from '#notifications/inactivity/repositories/inactivity_choices'
import { reader } from '#core/database/sql/reader'

type Choices = NotificationChoices['choices']

export interface ChoiceRow {
  type: NotificationType | typeof INACTIVITY.type
  channel: NotificationChannel
  enabled: boolean | number
}

/** The notification settings of a user: their choices, or else the defaults. */
export async function findChoices(userId: string, from = reader()): Promise<Choices> {
  return withDefaults(
    await from.rows<ChoiceRow>('select type, channel, enabled from notification_choices where user_id = ?', [
      userId,
    ]),
  )
}

/** The stored choices, and the defaults of all others. */
export function withDefaults(rows: readonly ChoiceRow[]): Choices {
  const stored = new Map(rows.map(({ type, channel, enabled }) => [`${type} ${channel}`, Boolean(enabled)]))
  const choiceOf = (type: NotificationType, channel: NotificationChannel) =>
    isOffered(type, channel) ? (stored.get(`${type} ${channel}`) ?? DEFAULT_CHOICE) : null
  const rowOf = (type: NotificationType) =>
    Object.fromEntries(NOTIFICATION_CHANNELS.map((channel) => [channel, choiceOf(type, channel)]))
  return Object.fromEntries(NOTIFICATION_TYPES.map((type) => [type, rowOf(type)])) as Choices
}

/** The types of which a user is notified in a channel. */
export async function findChosenTypes(
  userId: string,
  channel: NotificationChannel,
  from = reader(),
): Promise<ReadonlySet<NotificationType>> {
  const choices = await findChoices(userId, from)
  return new Set(NOTIFICATION_TYPES.filter((type) => choices[type][channel] === true))
}
