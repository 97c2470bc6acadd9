import db from '@adonisjs/lucid/services/db'
import type { WhyNone } from '#contract/suggestions/data/offer'
import { now } from '#core/runtime/clock'
import { fromInstant } from '#core/database/rows/instant'
import { tokenizeSearch } from '#core/database/search/tokenize'
import { PostReads } from '#posts/public'
import type { CommentRecord } from '#suggestions/comments/models/comment'
import { listCopyLimits } from '#suggestions/comments/queries/copy_limit'
import {
  listCopyable,
  listPostsToOffer,
  type OfferedRow,
  type PostToOffer,
} from '#suggestions/comments/queries/list_posts_to_offer'
import { listComments, selectComments } from '#suggestions/comments/queries/list_comments'
import { selectOffered, type Offerable } from '#suggestions/comments/rules/select_offered'
import { whyNone } from '#suggestions/comments/rules/why_none'

/** A post, whether the member has read it, and what they are offered there. */
export interface OfferRecord {
  post: PostToOffer
  isUnread: boolean
  /** How many suggestions the member could copy. */
  available: number
  whyNone: WhyNone | null
  suggestions: CommentRecord[]
  nextId: string | null
}

interface OfferFilter {
  organizationId: string
  userId: string
  search?: string
  limit: number
}

/** What a member could copy from the newest posts, or from those that match a search. Reserves nothing. */
export async function listOffers(filter: OfferFilter): Promise<OfferRecord[]> {
  const { organizationId, userId } = filter
  const posts = await listPostsToOffer(filter)
  const postIds = posts.map(({ id }) => id)
  const byPost = Map.groupBy(await listCopyable(userId, postIds), (row) => row.post_id)
  const request = { userId, at: now().getTime() }
  const words = tokenizeSearch(filter.search ?? '')
  const limits = await listCopyLimits(db.connection(), { organizationId, userId }, postIds)
  const chosen = posts.map(({ id, comments_count: total }) => {
    const offerable = (byPost.get(id) ?? []).map((row) => toOfferable(row, words))
    const offered = offerable.filter(({ copiedAt }) => copiedAt !== null || !limits.has(id))
    const { available, ...selected } = selectOffered(offered, request)
    return { ...selected, available, whyNone: whyNone({ available, total, offerable }, userId) }
  })
  const comments = await readChosen(chosen.flatMap(({ ids }) => ids))
  const unread = await new PostReads(userId).unreadAmong(postIds)
  return posts.map((post, index) => ({
    post,
    isUnread: unread.has(post.id),
    available: chosen[index]!.available,
    whyNone: chosen[index]!.whyNone,
    suggestions: chosen[index]!.ids.map((id) => comments.get(id)).filter((comment) => comment !== undefined),
    nextId: chosen[index]!.nextId,
  }))
}

const toOfferable = (
  { id, author_id, copied_at, reserved_by, expires_at, search_words }: OfferedRow,
  words: string[],
): Offerable => ({
  id,
  authorId: author_id,
  isFound: words.length > 0 && words.every((word) => search_words?.includes(` ${word}`)),
  reservedBy: reserved_by,
  reservedUntil: expires_at === null ? 0 : fromInstant(expires_at).getTime(),
  copiedAt: copied_at === null ? null : fromInstant(copied_at).getTime(),
})

async function readChosen(ids: string[]): Promise<Map<string, CommentRecord>> {
  if (ids.length === 0) return new Map()
  const comments = await listComments(selectComments().whereIn('comments.id', ids))
  return new Map(comments.map((comment) => [comment.id, comment]))
}
