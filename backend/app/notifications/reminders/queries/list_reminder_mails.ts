import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { User } from '#identity/public'
import { findRhythms } from '#notifications/rhythms/repositories/rhythms'
import type { ToldMember } from '#notifications/pacing/events/members_told'
import { listEndingPosts, type EndingPost } from '#posts/public'

/** The mail to a member about a post. */
export interface Reminder {
  user: User
  /** Of the user. */
  timeZone: string
  post: EndingPost
}

/** The mails to members who were reminded, those who want one and whose address is confirmed. */
export async function listReminderMails(
  trx: TransactionClientContract,
  told: readonly ToldMember[],
): Promise<Reminder[]> {
  const users = await usersWhoWantMail(trx, [...new Set(told.map(({ userId }) => userId))])
  if (users.size === 0) return []
  const posts = await listEndingPosts(trx, [...new Set(told.map(({ postId }) => postId))])
  const rhythms = await findRhythms(trx, [...users.keys()])
  return told.flatMap(({ userId, postId }) => {
    const [user, post] = [users.get(userId), posts.get(postId)]
    if (user === undefined || post === undefined) return []
    return [{ user, timeZone: rhythms.get(userId)!.timeZone, post }]
  })
}

async function usersWhoWantMail(
  client: TransactionClientContract,
  ids: readonly string[],
): Promise<Map<string, User>> {
  const users = await User.query({ client })
    .whereIn('id', [...ids])
    .whereNull('closedAt')
    .whereNull('disabledAt')
    .whereNotNull('emailVerifiedAt')
    .whereNotExists((choices) => {
      void choices
        .from('notification_choices')
        .whereColumn('notification_choices.user_id', 'users.id')
        .where({ type: 'post.reminded', channel: 'mail', enabled: false })
    })
  return new Map(users.map((user) => [user.id, user]))
}
