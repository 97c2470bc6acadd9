import type { NotificationChoices } from '#contract/notifications/data/notification_choice'
import { findDigest } from '#notifications/notifications/queries/find_digest'
import { findChoices } from '#notifications/notifications/queries/notification_choices'

/** The notification settings of a user, with the digest. */
export async function findNotificationChoices(userId: string): Promise<NotificationChoices> {
  return { choices: await findChoices(userId), digest: await findDigest(userId) }
}
