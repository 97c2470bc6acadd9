import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { VisitorLimit } from '#contract/suggestions/data/comment'
import { placeholders } from '#core/database/sql/sql_fragment'
import { rawRows } from '#core/database/sql/results'
import { isOfToken, openMemberships, organizationJoin } from '#organizations/public'
import { personJoin } from '#identity/public'
import { isUnclaimed, OWN_TEXT_OF } from '#suggestions/comments/rules/availability'
import type { CommentViewer } from '#suggestions/comments/rules/comment_abilities'
import {
  isReservedForMembers,
  visitorLimitEnd,
  type KnownVisitor,
} from '#suggestions/comments/repositories/visitor_claims'

interface Copier {
  organizationId: string
  userId: string
}

/**
 * The posts of which a member has copied as many suggestions as their organization allows, while a colleague has copied
 * none although one is available to them; with the limit.
 */
export async function listCopyLimits(
  client: QueryClientContract,
  { organizationId, userId }: Copier,
  postIds: readonly string[],
): Promise<Map<string, number>> {
  if (postIds.length === 0) return new Map()
  const unclaimed = isUnclaimed()
  const rows = await rawRows<{ post_id: string; copies_per_post: number }>(
    client,
    `select copied.post_id, organizations.copies_per_post
    from (select post_id, count(*) as n from comments
      where post_id in (${placeholders(postIds)}) and claimed_by_user_id = ? group by post_id) copied
    ${organizationJoin('?', 'any')} and organizations.copies_per_post <= copied.n
    where exists (select 1 from ${openMemberships} ${personJoin('memberships.user_id')}
      where memberships.organization_id = ? and memberships.user_id <> ?
      and users.id is not null and users.disabled_at is null
      and not exists (select 1 from comments
        where comments.post_id = copied.post_id and comments.claimed_by_user_id = memberships.user_id)
      and exists (select 1 from comments where comments.post_id = copied.post_id and ${unclaimed.sql}
        and (${OWN_TEXT_OF} is null or ${OWN_TEXT_OF} <> memberships.user_id)))`,
    [...postIds, userId, organizationId, organizationId, userId, ...unclaimed.values],
  )
  return new Map(rows.map(({ post_id, copies_per_post }) => [post_id, Number(copies_per_post)]))
}

/** The limit of suggestions of a post that a member may copy, once they have reached it; null while they may copy. */
export async function findCopyLimit(
  client: QueryClientContract,
  { postId, ...copier }: Copier & { postId: string },
): Promise<number | null> {
  return (await listCopyLimits(client, copier, [postId])).get(postId) ?? null
}

/** A viewer of a post's comments, with the limit on their copies: copies belong to people, so a token copies none. */
export async function withCopyLimit(
  viewer: CommentViewer,
  post: { id: string; organizationId: string },
): Promise<CommentViewer & { copyLimit: number | null }> {
  const copier = { organizationId: post.organizationId, userId: viewer.userId }
  if (isOfToken(copier)) return { ...viewer, copyLimit: 0 }
  return { ...viewer, copyLimit: await findCopyLimit(db.connection(), { ...copier, postId: post.id }) }
}

/** Why a visitor cannot copy from a post; null while they can. */
export async function visitorLimit(postId: string, by: KnownVisitor): Promise<VisitorLimit | null> {
  const client = db.connection()
  const [end, isReserved] = await Promise.all([
    visitorLimitEnd(client, postId, by),
    isReservedForMembers(client, postId),
  ])
  if (end !== null) return { code: 'VISITOR_LIMIT_REACHED', until: end.toISOString() }
  return isReserved ? { code: 'SUGGESTIONS_RESERVED', until: null } : null
}
