import { WAITING_SHOWN } from '#contract/core/rules/limits'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { jsonObject } from '#core/database/sql/json'
import type { SqlFragment } from '#core/database/sql/sql_fragment'
import { reader } from '#core/database/sql/reader'
import { openMemberships } from '#organizations/public'
import { personJoin } from '#identity/public'
import { isNotSkipped, OFFER_ORDER, OrganizationPosts, postJoin } from '#posts/public'
import type { WhyNoneLeft } from '#suggestions/comments/errors'
import { isAvailableTo, isUnclaimed, OWN_TEXT_OF } from '#suggestions/comments/rules/availability'
import { hasCopied } from '#suggestions/comments/queries/has_copied'

/** Only this many of the newest posts, and as many important ones, are considered. */
const NEWEST = 200

/**
 * The newest posts of an organization from which a member could copy and has not copied yet, without those they skip, as
 * `id` and `place`: important ones first, then the newest.
 */
export function waitingPosts(organizationId: string, userId: string): SqlFragment {
  const among = new OrganizationPosts(organizationId).newestOpen(NEWEST)
  const [available, shown] = [isAvailableTo(userId), isNotSkipped('posts.id', userId)]
  return {
    sql: `select posts.id, row_number() over (order by ${OFFER_ORDER}) as place
    from (${among.sql}) newest ${postJoin('newest.id')}
    where exists (select 1 from comments where comments.post_id = posts.id and ${available.sql})
    and not ${hasCopied('?', 'posts.id')}
    and ${shown.sql}`,
    values: [...among.values, ...available.values, userId, ...shown.values],
  }
}

/** The same in each organization. */
const NEWEST_OF_EACH = 20

/** The ids of a user's organizations in which one of the newest posts waits for them, as `waitingPosts` says. */
export function waitingOrganizations(userId: string): SqlFragment {
  const newest = OrganizationPosts.newestOpenIn('memberships.organization_id', NEWEST_OF_EACH)
  const [available, shown] = [isAvailableTo(userId), isNotSkipped('recent.id', userId)]
  return {
    sql: `select memberships.organization_id as id from ${openMemberships}
    where memberships.user_id = ? and exists (select 1 from (${newest.sql}) recent
      where exists (select 1 from comments where comments.post_id = recent.id and ${available.sql})
      and not ${hasCopied('?', 'recent.id')}
      and ${shown.sql})`,
    values: [userId, ...newest.values, ...available.values, userId, ...shown.values],
  }
}

/** The ids of `waitingOrganizations`. */
export async function listWaitingOrganizations(userId: string): Promise<string[]> {
  const { sql, values } = waitingOrganizations(userId)
  const rows = await reader().rows<{ id: string }>(sql, values)
  return rows.map(({ id }) => id)
}

/** The ids of `waitingPosts`. */
export async function listWaitingIds(organizationId: string, userId: string): Promise<string[]> {
  const { sql, values } = waitingPosts(organizationId, userId)
  const rows = await reader().rows<{ id: string }>(`select id from (${sql}) waiting order by place`, values)
  return rows.map(({ id }) => id)
}

/** A post that waits for a member; `data` has JSON for the first ones. */
export interface WaitingRow {
  id: string
  data: string | null
}

/** The same posts, the first ones with what a member would copy next. Reserves nothing. */
export function listWaitingPosts(organizationId: string, userId: string): Promise<WaitingRow[]> {
  const { sql, values } = waitingWithNext(organizationId, userId)
  return reader().rows<WaitingRow>(sql, values)
}

/** The statement of `listWaitingPosts`. */
export function waitingWithNext(organizationId: string, userId: string): SqlFragment {
  const waiting = waitingPosts(organizationId, userId)
  const next = nextJoin({ userId, post: 'waiting.id', when: `waiting.place <= ${WAITING_SHOWN}` })
  const at = toInstant(now())
  const data = jsonObject({
    title: 'posts.title',
    url: 'posts.url',
    host: 'posts.host',
    isSensitive: 'posts.is_sensitive',
    isImportant: 'posts.important_at is not null',
    createdAt: 'posts.created_at',
    userName: 'coalesce(users.name, posts.api_token_name)',
    suggestionId: 'suggestions.id',
    content: 'suggestions.content',
    reservedUntil: 'own.expires_at',
  })
  return {
    sql: `select waiting.id, case when suggestions.id is not null then cast(${data} as text) end as data
    from (${waiting.sql}) waiting ${postJoin('waiting.id')} ${personJoin('posts.user_id')}
    ${next.sql}
    left join suggestion_reservations own
      on own.comment_id = suggestions.id and own.user_id = ? and own.expires_at > ?
    order by waiting.place`,
    values: [...waiting.values, ...next.values, userId, at],
  }
}

/**
 * Joins the suggestion that `pickNext` picks for a member among the available ones of the post that a column references, as
 * `suggestions`, where a condition holds.
 */
export function nextJoin({
  userId,
  post,
  when,
}: {
  userId: string
  post: string
  when: string
}): SqlFragment {
  const available = isAvailableTo(userId)
  const isOpen = '(reservations.user_id is null or reservations.expires_at <= ?)'
  const at = toInstant(now())
  return {
    sql: `left join comments suggestions on ${when} and suggestions.id = (select comments.id from comments
      left join suggestion_reservations reservations on reservations.comment_id = comments.id
      where comments.post_id = ${post} and ${available.sql}
      order by case when reservations.user_id = ? then 0 when ${isOpen} then 1 else 2 end,
        case when not ${isOpen} then reservations.expires_at end,
        comments.created_at desc, comments.id desc limit 1)`,
    values: [...available.values, userId, at, at],
  }
}

/**
 * Why no post of an organization waits for a member: there is no suggestion yet, they are the author of all that are left,
 * or have copied from every post with one by another author. Undefined when none is left but of posts they skip.
 */
export async function whyNothingWaits(
  organizationId: string,
  userId: string,
): Promise<WhyNoneLeft | undefined> {
  const among = new OrganizationPosts(organizationId).newestOpen(NEWEST)
  const [unclaimed, shown] = [isUnclaimed(), isNotSkipped('comments.post_id', userId)]
  const [row] = await reader().rows<{ suggestions: number; of_others: number | null }>(
    `select count(*) as suggestions,
      max(case when ${unclaimed.sql} and ${shown.sql} then case when (${OWN_TEXT_OF}) = ? then 0 else 1 end end) as of_others
    from (${among.sql}) newest join comments on comments.post_id = newest.id and comments.parent_id is null`,
    [...unclaimed.values, ...shown.values, userId, ...among.values],
  )
  if (Number(row!.suggestions) === 0) return { noneYet: true }
  if (row!.of_others === null) return undefined
  return row!.of_others === 0 ? { onlyYours: true } : { copiedFromAll: true }
}
