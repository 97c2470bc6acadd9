import type { NotificationChoices } from '#contract/data/notification_choice'
import { findDigest } from '#notifications/queries/find_digest'
import { findChoices } from '#notifications/queries/notification_choices'

/** What a person is notified of, and where, with the digest. */
export async function findNotificationChoices(userId: string): Promise<NotificationChoices> {
  return { choices: await findChoices(userId), digest: await findDigest(userId) }
}
