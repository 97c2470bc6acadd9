import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { FirstSuggestion } from '#contract/suggestions/data/comment'
import { findByKey } from '#core/database/transactions/idempotency'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { acceptLink } from '#posts/links/queries/judge_link'
import { beforeCommit } from '#core/events/before_commit'
import { shareHosts } from '#posts/links/repositories/hosts'
import { requireMood } from '#posts/posts/repositories/require_mood'
import { lockOrganization } from '#organizations/public'
import PostCreated from '#posts/posts/events/post_created'
import { buildPost, type NewPost } from '#posts/posts/repositories/build_post'
import { countPublication } from '#posts/posts/repositories/publications'
import { savePost } from '#posts/posts/repositories/save_post'
import { titleOf } from '#posts/previews/gateways/link_preview'
import { addPicture } from '#posts/previews/repositories/set_picture'
import { findOrCreateTags } from '#posts/posts/repositories/tags'

export interface CreatePostInput extends Omit<NewPost, 'title'> {
  url: string
  /** Without one, the post gets the title of the linked page. */
  title?: string
  tags?: string[]
  pictureId?: string | null
  suggestions?: readonly FirstSuggestion[]
}

/** Shares a link with an organization, with its first suggestions. `isNew` is false when the idempotency key was used before. */
export default class CreatePost {
  async handle(input: CreatePostInput): Promise<{ id: string; isNew: boolean }> {
    // Outside of the transaction, because the page may have to be fetched.
    const title = input.title ?? (await titleOf(await acceptLink(input.url)))
    const write = async (trx: TransactionClientContract) => {
      await shareHosts(trx)
      const organization = await lockOrganization(trx, input.organizationId, {
        columns: ['id', 'publicReviewedAt'],
      })
      const isReviewed = organization.publicReviewedAt !== null
      const known = await findByKey(trx, 'posts', input)
      if (known) return { id: known.id, isNew: false }
      const link = await acceptLink(input.url, trx)
      if (input.isPublic === true) await countPublication(trx, { ...input, isReviewed })
      await requireMood(trx, input.moodId)
      const post = await buildPost(trx, { ...input, title, isReviewed }, link)
      await savePost(trx, post, await findOrCreateTags(trx, input.tags ?? [], input.userId), null)
      await addPicture(trx, { id: input.pictureId, userId: input.userId, post })
      const event = [post.organizationId, post.id, input.userId, input.suggestions] as const
      // Registered first: clients learn of the post before they learn of its suggestions.
      afterCommit(trx, () => PostCreated.dispatch(...event))
      await beforeCommit(trx, new PostCreated(...event))
      return { id: post.id, isNew: true }
    }
    return inTransaction(write, { turn: input.organizationId })
  }
}
