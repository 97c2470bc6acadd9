import { now } from '#core/runtime/clock'
import { inTransaction } from '#core/database/transactions/transaction'
import { lockOrganization } from '#organizations/public'
import Post from '#posts/posts/models/post'
import { lockPlacement, savePost } from '#posts/posts/repositories/save_post'
import { announceStart, startPost } from '#posts/posts/repositories/start_post'

/** Starts a scheduled post that is due. Does nothing if it has started, was put off or deleted in the meantime. */
export default class StartPost {
  async handle(id: string): Promise<void> {
    const found = await Post.find(id)
    if (found === null) return
    await inTransaction(async (trx) => {
      const organization = await lockOrganization(trx, found.organizationId, { ifExists: true })
      const post = await Post.query({ client: trx }).where('id', id).forUpdate().first()
      if (!organization || !post?.startsAt || post.startsAt > now()) return
      const before = await lockPlacement(trx, post)
      await startPost(trx, post, organization)
      await savePost(trx, post, before.tagIds, before)
      await announceStart(trx, post, organization.hasWebhooks)
    })
  }
}
