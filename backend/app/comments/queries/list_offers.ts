import { now } from '#core/clock'
import { fromInstant } from '#core/database/instant'
import { unreadAmong, wordsOf } from '#posts/public'
import type { CommentRecord } from '#comments/models/comment_record'
import {
  listCopyable,
  listOfferedPosts,
  type OfferedPost,
  type OfferedRow,
} from '#comments/queries/list_offered_posts'
import { readComments, selectComments } from '#comments/queries/read_comments'
import { chooseOffered, type Offerable } from '#comments/rules/choose_offered'

/** A post, whether the member has read it, and what they are offered there. */
export interface OfferRecord {
  post: OfferedPost
  isUnread: boolean
  suggestions: CommentRecord[]
  nextId: string | null
}

interface Asked {
  organizationId: string
  userId: string
  search?: string
  limit: number
}

/** What a member could copy from the newest posts, or from those a search finds. Holds are read, and none is made. */
export async function listOffers({ userId, ...wanted }: Asked): Promise<OfferRecord[]> {
  const posts = await listOfferedPosts(wanted)
  const postIds = posts.map(({ id }) => id)
  const byPost = Map.groupBy(await listCopyable(userId, postIds), (row) => row.post_id)
  const asking = { userId, at: now().getTime() }
  const words = wordsOf(wanted.search ?? '')
  const offerable = (row: OfferedRow) => toOfferable(row, words)
  const chosen = posts.map(({ id }) => chooseOffered((byPost.get(id) ?? []).map(offerable), asking))
  const comments = await readChosen(chosen.flatMap(({ ids }) => ids))
  const unread = await unreadAmong(userId, postIds)
  return posts.map((post, index) => ({
    post,
    isUnread: unread.has(post.id),
    suggestions: chosen[index]!.ids.map((id) => comments.get(id)).filter((comment) => comment !== undefined),
    nextId: chosen[index]!.nextId,
  }))
}

const toOfferable = (
  { id, locked_at, held_by, ends_at, search_words }: OfferedRow,
  words: string[],
): Offerable => ({
  id,
  isFound: words.length > 0 && words.every((word) => search_words?.includes(` ${word}`)),
  heldBy: held_by,
  heldUntil: ends_at === null ? 0 : fromInstant(ends_at).getTime(),
  copiedAt: locked_at === null ? null : fromInstant(locked_at).getTime(),
})

async function readChosen(ids: string[]): Promise<Map<string, CommentRecord>> {
  if (ids.length === 0) return new Map()
  const comments = await readComments(selectComments().whereIn('comments.id', ids))
  return new Map(comments.map((comment) => [comment.id, comment]))
}
