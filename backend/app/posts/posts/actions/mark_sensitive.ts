import { inTransaction } from '#core/database/transactions/transaction'
import { lockOrganization } from '#organizations/public'
import { postNotFound } from '#posts/posts/errors'
import Post from '#posts/posts/models/post'
import { setSensitive } from '#posts/posts/repositories/mark_post_sensitive'

interface MarkSensitiveInput {
  /** The administrator. */
  actorId: string
  id: string
  organizationId: string
  isSensitive: boolean
}

/**
 * Marks a listed post as sensitive on behalf of a moderator, or removes the mark. Posts that are not listed are
 * moderated by their organization.
 */
export default class MarkSensitive {
  handle({ actorId, id, organizationId, isSensitive }: MarkSensitiveInput): Promise<void> {
    return inTransaction(async (trx) => {
      if (!(await lockOrganization(trx, organizationId, { ifExists: true }))) throw postNotFound()
      const post = await Post.query({ client: trx }).where('id', id).forUpdate().first()
      if (!post?.listed) throw postNotFound()
      await setSensitive(trx, post, { actorId, isSensitive })
    })
  }
}
