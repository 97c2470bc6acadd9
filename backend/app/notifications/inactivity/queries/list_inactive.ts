import { toInstant } from '#core/database/rows/instant'
import { reader } from '#core/database/sql/reader'
import { openMemberships } from '#organizations/public'
import { isOpenPost } from '#posts/public'

/** A member who has not been here for the weeks that one of their organizations has chosen. */
export interface InactiveMember {
  userId: string
  /** The last visit. */
  seenAt: string
}

/**
 * Up to `limit` members of organizations with a number of weeks whose last visit is as old, by id after one of them: those who
 * were not mailed since, want it, and for whom a post may wait that was shared since.
 */
export function listInactive(
  { weeks, seenBefore, after }: { weeks: number; seenBefore: Date; after: string },
  limit: number,
): Promise<InactiveMember[]> {
  const open = isOpenPost()
  return reader().rows<InactiveMember>(
    `select distinct users.id as "userId", users.seen_at as "seenAt"
     from ${openMemberships} join users on users.id = memberships.user_id
     where organizations.inactivity_weeks = ? and users.seen_at <= ? and (users.inactivity_mailed_at is null or users.inactivity_mailed_at < users.seen_at)
     and users.closed_at is null and users.disabled_at is null and users.email_verified_at is not null and users.id > ?
     and not exists (select 1 from notification_choices choices
       where choices.user_id = users.id and choices.type = 'inactivity' and choices.channel = 'mail' and not choices.enabled)
     and exists (select 1 from posts where posts.organization_id = organizations.id and posts.waiting_at > users.seen_at
       and ${open.sql})
     order by users.id limit ?`,
    [weeks, toInstant(seenBefore), after, ...open.values, limit],
  )
}
