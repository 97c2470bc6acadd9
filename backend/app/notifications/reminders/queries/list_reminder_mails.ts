import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { fromInstant } from '#core/database/rows/instant'
import { readerOf } from '#core/database/sql/reader'
import { placeholders } from '#core/database/sql/sql_fragment'
import { User } from '#identity/public'
import { findRhythms } from '#notifications/rhythms/repositories/rhythms'
import type { ToldMember } from '#notifications/pacing/actions/tell_due'

/** What the mail to a member says about a post. */
export interface Reminder {
  user: User
  /** Of the user. */
  timeZone: string
  post: { id: string; title: string; organization: string; isSensitive: boolean; endsAt: Date }
}

interface PostRow {
  id: string
  title: string
  organization: string
  is_sensitive: boolean | number
  ends_at: string
}

/** The mails to members who were reminded, those who want one and whose address is confirmed. */
export async function listReminderMails(
  trx: TransactionClientContract,
  told: readonly ToldMember[],
): Promise<Reminder[]> {
  const users = await usersWhoWantMail(trx, [...new Set(told.map(({ userId }) => userId))])
  if (users.size === 0) return []
  const postIds = [...new Set(told.map(({ postId }) => postId))]
  const rows = await readerOf(trx).rows<PostRow>(
    `select posts.id, posts.title, posts.is_sensitive, posts.ends_at, organizations.name as organization
     from posts join organizations on organizations.id = posts.organization_id where posts.id in (${placeholders(postIds)})`,
    postIds,
  )
  const rhythms = await findRhythms(trx, [...users.keys()])
  const posts = new Map(rows.map((row) => [row.id, toPost(row)]))
  return told.flatMap(({ userId, postId }) => {
    const user = users.get(userId)
    return user === undefined
      ? []
      : [{ user, timeZone: rhythms.get(userId)!.timeZone, post: posts.get(postId)! }]
  })
}

const toPost = ({ id, title, organization, is_sensitive, ends_at }: PostRow): Reminder['post'] => ({
  id,
  title,
  organization,
  isSensitive: Boolean(is_sensitive),
  endsAt: fromInstant(ends_at),
})

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
