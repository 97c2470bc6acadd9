import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { FirstSuggestion } from '#contract/suggestions/data/comment'
import { normalizeTags } from '#contract/posts/rules/tag'
import { eventTimeLookUp } from '#core/database/rows/event_time'
import { constant, lookUpAll } from '#core/database/sql/look_up'
import { requireSameInput, keyLookUp } from '#core/database/transactions/idempotency'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { accepted, acceptLink, linkLookUp } from '#posts/links/queries/judge_link'
import { beforeCommit } from '#core/events/before_commit'
import { HOSTS_LOCK } from '#posts/links/repositories/hosts'
import { moodNotFound } from '#posts/posts/errors'
import { moodLookUp } from '#posts/posts/repositories/require_moods'
import { accountLookUp } from '#identity/public'
import { type Author } from '#core/database/rows/author'
import { lockOrganization } from '#organizations/public'
import PostCreated, { PostScheduled } from '#posts/posts/events/post_created'
import { buildPost, POST_DEFAULTS, slugLookUp, type NewPost } from '#posts/posts/repositories/build_post'
import { countPublication } from '#posts/posts/repositories/publications'
import { savePost } from '#posts/posts/repositories/save_post'
import { titleOf } from '#posts/previews/gateways/link_preview'
import { addPicture } from '#posts/previews/repositories/set_picture'
import { findOrCreateTags, tagsLookUp } from '#posts/posts/repositories/tags'

export interface CreatePostInput extends Omit<NewPost, 'title'> {
  url: string
  /** Without one, the post gets the title of the linked page. */
  title?: string
  tags?: string[]
  pictureId?: string | null
  suggestions?: readonly FirstSuggestion[]
}

/** Whose budget of public posts counts. An organization has one of its own for all of its API tokens. */
const publisherLookUp = ({ userId, apiToken }: Author) =>
  apiToken === undefined ? accountLookUp(userId) : constant({ isConfirmed: true, isAdmin: false })

/** What a new post depends on, in one statement, once its organization is locked. */
const lookUpForPost = (trx: TransactionClientContract, input: CreatePostInput, title: string) =>
  lookUpAll(trx, {
    known: keyLookUp('posts', input),
    judgement: linkLookUp(input.url),
    isMoodMissing: moodLookUp([input.moodId]),
    isSlugUsed: slugLookUp(input.organizationId, title),
    account: input.isPublic === true ? publisherLookUp(input) : constant(null),
    createdAt: eventTimeLookUp(trx),
    tags: tagsLookUp(trx, normalizeTags(input.tags ?? [])),
  })

/**
 * Shares a link with an organization, with its first suggestions. `isNew` is false when the idempotency key was used
 * before.
 */
export default class CreatePost {
  async handle(input: CreatePostInput): Promise<{ id: string; isNew: boolean }> {
    // Outside of the transaction, because the page may have to be fetched.
    const title = input.title ?? (await titleOf(await acceptLink(input.url)))
    const write = async (trx: TransactionClientContract) => {
      const organization = await lockOrganization(trx, input.organizationId, {
        columns: ['id', 'publicReviewedAt', 'hasWebhooks', ...POST_DEFAULTS],
        sharing: HOSTS_LOCK,
      })
      const isReviewed = organization.publicReviewedAt !== null
      const found = await lookUpForPost(trx, input, title)
      const { known, account, tags } = found
      if (known) {
        requireSameInput(known, input.idempotency!)
        return { id: known.id, isNew: false }
      }
      const link = accepted(found.judgement)
      if (input.isPublic === true) await countPublication(trx, { ...input, isReviewed, account })
      if (found.isMoodMissing) throw moodNotFound()
      const { hasWebhooks } = organization
      const post = await buildPost(trx, {
        ...input,
        ...found,
        title,
        isReviewed,
        organization,
        link,
      })
      await savePost(trx, post, await findOrCreateTags(trx, input.tags ?? [], input, tags), null)
      if (input.pictureId != null) await addPicture(trx, { id: input.pictureId, userId: input.userId, post })
      const { organizationId, id, startsAt } = post
      const { userId, suggestions = [], apiToken } = input
      const event = [organizationId, id, userId, suggestions, hasWebhooks, apiToken] as const
      const isNow = startsAt === null
      // Registered first: clients learn of the post before they learn of its suggestions.
      afterCommit(trx, () => (isNow ? PostCreated : PostScheduled).dispatch(...event))
      await beforeCommit(trx, isNow ? new PostCreated(...event) : new PostScheduled(...event))
      return { id: post.id, isNew: true }
    }
    return inTransaction(write, { turn: input.organizationId })
  }
}
