import type { Digest, NotificationChoices } from '#contract/notifications/data/notification_choice'
import { reader } from '#core/database/sql/reader'
import { findChoices } from '#notifications/notifications/queries/notification_choices'

/** The daily digest of a user; null when it is off. */
async function findDigest(userId: string): Promise<Digest | null> {
  const [row] = await reader().rows<{ time_zone: string }>(
    'select time_zone from mail_digests where user_id = ?',
    [userId],
  )
  return row ? { timeZone: row.time_zone } : null
}

/** The notification settings of a user, with the digest. */
export async function findNotificationChoices(userId: string): Promise<NotificationChoices> {
  return { choices: await findChoices(userId), digest: await findDigest(userId) }
}
