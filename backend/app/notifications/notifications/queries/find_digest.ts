import type { Digest } from '#contract/notifications/data/notification_choice'
import { reader } from '#core/database/sql/reader'

/** The daily digest of a user; null when it is off. */
export async function findDigest(userId: string): Promise<Digest | null> {
  const [row] = await reader().rows<{ time_zone: string }>(
    'select time_zone from mail_digests where user_id = ?',
    [userId],
  )
  return row ? { timeZone: row.time_zone } : null
}
