import { NOTIFICATION_DAYS } from '#contract/rules/limits'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { reader } from '#core/sql/reader'

/** What happened before this instant is told to nobody any more. */
export function notifiedSince(): Date {
  return new Date(now().getTime() - NOTIFICATION_DAYS * 86_400_000)
}

/** Up to when a person has read everything, or what is told to nobody any more if that is later. */
export async function readUntil(userId: string, from = reader()): Promise<string> {
  const forgotten = toInstant(notifiedSince())
  const [mark] = await from.rows<{ read_until: string }>(
    'select read_until from read_marks where user_id = ?',
    [userId],
  )
  return mark && mark.read_until > forgotten ? mark.read_until : forgotten
}
