import { reader } from '#core/database/sql/reader'
import { absentUsersJoin } from '#identity/public'
import { openMemberships } from '#organizations/public'
import { hasNewsSince } from '#posts/public'

/** A member who has not been here for the weeks that one of their organizations has chosen. */
export interface InactiveMember {
  userId: string
  /** The last visit. */
  seenAt: string
}

interface Absence {
  weeks: number
  seenBefore: Date
  after: string
}

/**
 * Up to `limit` members of organizations with a number of weeks whose last visit was before an instant, by id after one of
 * them: those who were not mailed since, want it, and for whom a post may wait that was shared since.
 */
export function listInactive(
  { weeks, seenBefore, after }: Absence,
  limit: number,
): Promise<InactiveMember[]> {
  const users = absentUsersJoin('memberships.user_id', seenBefore)
  const news = hasNewsSince('memberships.organization_id', 'users.seen_at')
  return reader().rows<InactiveMember>(
    `select distinct users.id as "userId", users.seen_at as "seenAt" from ${openMemberships} ${users.sql}
     where organizations.inactivity_weeks = ? and users.id > ?
     and not exists (select 1 from notification_choices choices
       where choices.user_id = users.id and choices.type = 'inactivity' and choices.channel = 'mail' and not choices.enabled)
     and ${news.sql}
     order by users.id limit ?`,
    [...users.values, weeks, after, ...news.values, limit],
  )
}
