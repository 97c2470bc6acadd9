import { isActive } from '#contract/notifications/rules/rhythm'
import { notificationsSince } from '#core/database/rows/event_time'
import { inTransaction } from '#core/database/transactions/transaction'
import { queueMail } from '#core/mail/outbox'
import { now } from '#core/runtime/clock'
import { markAbsentMailed, User } from '#identity/public'
import { inactivityMail } from '#notifications/inactivity/mails/inactivity_mail'
import type { InactiveMember } from '#notifications/inactivity/queries/list_inactive'
import { listUnread } from '#notifications/notifications/queries/list_for_digest'
import { beginOf } from '#notifications/notifications/rules/cursor'
import { findRhythm } from '#notifications/rhythms/queries/find_rhythm'

/** Mails a member who has not been here what waits for them, once between two visits and within their active hours. */
export default class MailInactive {
  async handle({ userId, seenAt }: InactiveMember): Promise<void> {
    const rhythm = await findRhythm(userId)
    if (!isActive(rhythm, now())) return
    const posts = await listUnread({
      userId,
      types: new Set(['post.shared']),
      after: beginOf(notificationsSince()),
    })
    const user = await User.find(userId)
    if (posts.length === 0 || user === null) return
    await inTransaction(async (trx) => {
      if (await markAbsentMailed(trx, { userId, seenAt }))
        await queueMail(trx, user.email, inactivityMail(user, { posts, timeZone: rhythm.timeZone }))
    })
  }
}
