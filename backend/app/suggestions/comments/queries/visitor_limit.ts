import db from '@adonisjs/lucid/services/db'
import type { VisitorLimit } from '#contract/suggestions/data/comment'
import type { KnownVisitor } from '#suggestions/comments/models/visitor'
import { isReservedForMembers, visitorLimitEnd } from '#suggestions/comments/repositories/visitor_claims'

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
